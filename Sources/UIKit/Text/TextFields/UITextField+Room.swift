import UIKitHosting

// Layout of text fields whose class overrides the positions of the text or its side views.

extension UITextField {
  /// The distance between the text and a side view, in points.
  private static let gap: CGFloat = 6
  private static let probe = CGRect(x: 0, y: 0, width: 2000, height: 2000)

  final func _standardTextRect(in bounds: CGRect) -> CGRect {
    let left =
      _shows(leftView)
      ? leftViewRect(forBounds: bounds).maxX + Self.gap : bounds.minX + ownPadding
    let right =
      _shows(rightView)
      ? rightViewRect(forBounds: bounds).minX - Self.gap : bounds.maxX - ownPadding
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  final func _standardSideRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    var size = view?.bounds.size ?? .zero
    if size == .zero, let view {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGRect(
      x: isLeft ? bounds.minX + ownPadding : bounds.maxX - ownPadding - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private var ownPadding: CGFloat { borderStyle == .none ? 0 : Self.padding }

  private final func _shows(_ view: UIView?) -> Bool { view?._superview === self }

  /// The additional insets and gaps that the class's overrides add to the standard layout.
  final var _room: (insets: EdgesValue, gaps: EdgesValue) {
    guard type(of: self) != UITextField.self else { return (.zero, .zero) }
    let overrides = _overrides
    var (insets, gaps) = (EdgesValue.zero, EdgesValue.zero)
    let places: ResponderOverrides = [
      .fieldTextRect, .fieldEditingRect, .fieldLeftViewRect, .fieldRightViewRect,
    ]
    if !overrides.isDisjoint(with: places) {
      let overridesTextRect = overrides.contains(.fieldTextRect)
      let text =
        overridesTextRect ? textRect(forBounds: Self.probe) : editingRect(forBounds: Self.probe)
      insets.leading = Double(text.minX - ownPadding)
      insets.trailing = Double(Self.probe.maxX - ownPadding - text.maxX)
      insets.top = Double(max(0, text.minY))
      insets.bottom = Double(max(0, Self.probe.maxY - text.maxY))
      if _shows(leftView) {
        let left = leftViewRect(forBounds: Self.probe)
        insets.leading = Double(left.minX - ownPadding)
        gaps.leading = Double(text.minX - left.maxX - Self.gap)
      }
      if _shows(rightView) {
        let right = rightViewRect(forBounds: Self.probe)
        insets.trailing = Double(Self.probe.maxX - ownPadding - right.maxX)
        gaps.trailing = Double(right.minX - Self.gap - text.maxX)
      }
    }
    if overrides.contains(.intrinsicContentSize),
      case .content(let points) = _SizeProbe.lengths(of: self).height
    {
      let missing = max(0, Double(points) - insets.top - insets.bottom) / 2
      insets.top += missing
      insets.bottom += missing
    }
    return (insets, gaps)
  }
}
