// Sizes that fit.

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size that fits.
  public class var layoutFittingCompressedSize: CGSize { .zero }
}
