import UIKitHosting

// What a view says of its own layout.

extension UIView {
  /// Whether the view's `frame` places it, rather than constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _translatesFrame }
    set {
      guard newValue != _translatesFrame else { return }
      _translatesFrame = newValue
      _invalidate(.placement)
      _superview?._layoutChildrenChanged()
    }
  }

  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    _layoutState?.hugging[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    _makeLayoutState().hugging[axis] = priority
    _invalidate(.placement)
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    _layoutState?.compressionResistance[axis] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    _makeLayoutState().compressionResistance[axis] = priority
    _invalidate(.placement)
  }

  /// Says that `intrinsicContentSize` has changed.
  public func invalidateIntrinsicContentSize() {
    _runtime?.framesAreStale = true
    if _superview?._layoutState?.usesContents == true { _superview?._constraintsChanged() }
    let sent = _layoutState?.sentContent ?? .measured
    guard _written.contains(.placement), sent != _contentLengths || _hasGivenRoom else { return }
    _invalidate(.placement)
  }
}
