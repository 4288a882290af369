import UIKitHosting

// What a view says of its own layout.

extension UIView {
  /// Whether the view's `frame` places it, rather than constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _layoutState?.translatesFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      _makeLayoutState().translatesFrame = newValue
      _invalidate(.placement)
      _superview?._layoutChildrenChanged()
    }
  }

  /// The margins of `layoutMarginsGuide`: 8 points, and 16 at the sides of a controller's view
  /// and none above and below it, unless set.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { _layoutState?.margins ?? _defaultMargins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      _makeLayoutState().margins = newValue
      _constraintsChanged()
      if self is UIStackView { _invalidate(.layout) }
    }
  }

  private var _defaultMargins: NSDirectionalEdgeInsets {
    _controller == nil
      ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
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
    guard let state = _layoutState, state.sentContent != nil, state.sentContent != _contentAxes
    else { return }
    _invalidate(.placement)
  }
}
