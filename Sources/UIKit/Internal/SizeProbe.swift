/// Tells a size that a class makes up itself from one that it adds to that of its content: UIKit's
/// classes answer with what is set here while it is.
@MainActor
enum _SizeProbe {
  private static var current: CGSize?
  /// What the last view that was asked has by itself.
  private static var base = CGSize.zero

  private static let answers = (
    small: CGSize(width: 100, height: 100), large: CGSize(width: 300, height: 300)
  )

  /// What a class says of a length.
  enum Length: Equatable {
    /// As much as the content, and these points.
    case content(plus: CGFloat)
    /// These points.
    case fixed(CGFloat)
    case none

    /// Points beyond those of the content.
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

  /// What UIKit's own class answers: the size of the content, but while a class is probed.
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
    // A least length, of 50 say, adds nothing to what is asked for here.
    if large - answers.large.width == points, own == base + points {
      return .content(plus: points)
    }
    return own == UIView.noIntrinsicMetric ? .none : .fixed(own)
  }
}
