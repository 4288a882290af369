import UIKitHosting

// Rectangles of a view that constraints may refer to.

extension UIView {
  final func _addGuide(_ guide: UILayoutGuide) {
    guard let placeholder = guide._placeholder, placeholder._superview !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    _makeLayoutState().guides.append(guide)
    _insert(placeholder, at: _subviews.count)
  }

  final func _removeGuide(_ guide: UILayoutGuide) {
    guard let placeholder = guide._placeholder, placeholder._superview === self else { return }
    _layoutState?.guides.removeAll { $0 === guide }
    placeholder._removeFromSuperview()
  }

  /// The number of subviews without placeholders of guides, of accessibility elements and text input
  /// proxies, which come last.
  final var _shownCount: Int {
    guard let state = _layoutState else { return _subviews.count }
    return _subviews.count - state.guides.count - state.elementViews.count
      - (state.keyInput == nil ? 0 : 1)
  }

  final func _systemGuide(_ kind: UILayoutGuide._Kind) -> UILayoutGuide {
    let state = _makeLayoutState()
    if let known = state.systemGuides[kind] { return known }
    let guide = UILayoutGuide(_kind: kind, of: self)
    state.systemGuides[kind] = guide
    return guide
  }

  final func _layoutFrame(of kind: UILayoutGuide._Kind) -> CGRect {
    let bounds = bounds
    switch kind {
    case .safeArea: return bounds._inset(by: safeAreaInsets)
    case .aboveKeyboard:
      var insets = safeAreaInsets
      insets.bottom = max(insets.bottom, CGFloat(_layoutState?.keyboardOverlap ?? 0))
      return bounds._inset(by: insets)
    case .margins: return marginsFrame
    case .readable:
      let margins = marginsFrame
      let width = min(margins.width, UILayoutGuide._readableWidth)
      return CGRect(
        x: margins.midX - width / 2,
        y: margins.minY,
        width: width,
        height: margins.height
      )
    case .frame: return bounds
    case .content:
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? bounds.size)
    }
  }

  private var marginsFrame: CGRect {
    let margins = _margins(within: safeAreaInsets._value(isRightToLeft: _usesRightToLeftLayout))
    let directional = NSDirectionalEdgeInsets(
      top: CGFloat(margins.top),
      leading: CGFloat(margins.leading),
      bottom: CGFloat(margins.bottom),
      trailing: CGFloat(margins.trailing)
    )
    return bounds._inset(by: UIEdgeInsets(directional, isRightToLeft: _usesRightToLeftLayout))
  }
}

extension UIScrollView {
  /// The content area: constraints to its edges determine the scrollable size.
  public var contentLayoutGuide: UILayoutGuide { _systemGuide(.content) }

  /// The visible area of the scroll view.
  public var frameLayoutGuide: UILayoutGuide { _systemGuide(.frame) }
}

extension UIEdgeInsets {
  fileprivate func _value(isRightToLeft: Bool) -> EdgesValue {
    EdgesValue(
      top: Double(top),
      leading: Double(isRightToLeft ? right : left),
      bottom: Double(bottom),
      trailing: Double(isRightToLeft ? left : right)
    )
  }
}

extension CGRect {
  fileprivate func _inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
