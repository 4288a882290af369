/// The sizes of texts in a region, until the texts change.
@MainActor
final class MeasuredContents {
  private struct Content {
    var natural: CGSize

    /// A width that a text was wrapped in, and the height that it had then.
    var wrapped: (width: CGFloat, height: CGFloat)?
  }

  private var known: [ObjectIdentifier: Content] = [:]

  /// The size of a view's content, in as many points as it wants.
  func naturalSize(of view: UIView) -> CGSize {
    guard view._keepsContentSize else { return view._contentSize(fitting: nil) }
    if let known = known[ObjectIdentifier(view)] { return known.natural }
    let size = view._contentSize(fitting: nil)
    known[ObjectIdentifier(view)] = Content(natural: size)
    return size
  }

  /// The height of a view's content in a width.
  func height(of view: UIView, in width: CGFloat) -> CGFloat {
    guard view._keepsContentSize else { return view._contentSize(fitting: width).height }
    let id = ObjectIdentifier(view)
    if let wrapped = known[id]?.wrapped, wrapped.width == width { return wrapped.height }
    let height = view._contentSize(fitting: width).height
    known[id]?.wrapped = (width, height)
    return height
  }

  func forget(_ view: UIView) { known[ObjectIdentifier(view)] = nil }

  func forgetAll() { known.removeAll(keepingCapacity: true) }
}

extension UIView {
  /// Whether every change of the content's size is announced by the view's class.
  fileprivate final var _keepsContentSize: Bool {
    (self is UILabel || self is UIButton) && !_overrides.contains(.intrinsicContentSize)
      && !_overrides.contains(.textRect)
  }
}
