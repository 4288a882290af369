/// Distinguishes an intrinsic size that a class defines itself from one derived from its content's
/// size.
///
/// During a probe, UIKit's classes return a fixed size from `intrinsicContentSize`.
@MainActor
enum _SizeProbe {
  private static var current: CGSize?
  /// The unmodified size of the view that was queried last.
  private static var base = CGSize.zero

  private static let answers = (
    small: CGSize(width: 100, height: 100), large: CGSize(width: 300, height: 300)
  )

  /// A length as a class computes it.
  enum Length: Equatable {
    /// The content's length plus a number of points.
    case content(plus: CGFloat)
    /// A fixed number of points.
    case fixed(CGFloat)
    case none

    /// The points added to the content's length.
    var added: CGFloat {
      if case .content(let points) = self { points } else { 0 }
    }
  }

  static func lengths(of view: UIView) -> (width: Length, height: Length) {
    current = answers.small
    let small = view.intrinsicContentSize
    current = answers.large
    let large = view.intrinsicContentSize
    current = nil
    base = .zero
    let own = view.intrinsicContentSize
    return (
      length(small.width, large.width, own.width, of: base.width),
      length(small.height, large.height, own.height, of: base.height)
    )
  }

  /// Returns the size that UIKit's own class reports: the content's, or the probe's during a probe.
  static func answer(_ size: CGSize) -> CGSize {
    base = size
    return current ?? size
  }

  private static func length(
    _ small: CGFloat,
    _ large: CGFloat,
    _ own: CGFloat,
    of base: CGFloat
  ) -> Length {
    let points = small - answers.small.width
    // A minimum length (such as 50) adds nothing to the probed lengths.
    if large - answers.large.width == points, own == base + points {
      return .content(plus: points)
    }
    return own == UIView.noIntrinsicMetric ? .none : .fixed(own)
  }
}
