// Fitting sizes.

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that fits.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size that fits.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
