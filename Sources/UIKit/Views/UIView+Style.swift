import UIKitHosting

// Interface styles that are overridden by a view, its controller or their ancestors.

extension UIView {
  final func _applyTraits(changedFrom old: UITraitCollection) {
    traitCollectionDidChange(old)
    _needsDrawing()
    _invalidateSolution(.views)
    _lazyState?.traitRegistrations?.changed(self, from: old)
    _controller?._traitsChanged(old)
  }

  /// The style that this view or else its controller overrides.
  final var _ownStyle: UIUserInterfaceStyle {
    let own = _lazyState?.interfaceStyle ?? .unspecified
    return own == .unspecified ? _controller?.overrideUserInterfaceStyle ?? .unspecified : own
  }

  final var _traits: UITraitCollection {
    let scene = _runtime
    if let scene, !scene.hasStyles { return scene.traits }
    let (style, level) = _styleOverrides
    return scene?.traits(in: style, level)
      ?? UITraitCollection.current._overridden(by: style, level)
  }

  /// The style and level that this view or its ancestors override.
  private var _styleOverrides: (UIUserInterfaceStyle, UIUserInterfaceLevel) {
    var style = UIUserInterfaceStyle.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var view: UIView? = self
    while let current = view, style == .unspecified || level == .unspecified {
      if style == .unspecified { style = current._ownStyle }
      if level == .unspecified { level = current._ownLevel }
      view = current._superview
    }
    return (style, level)
  }

  private var _traitsAbove: UITraitCollection {
    _superview?.traitCollection ?? _runtime?.traits ?? .current
  }

  /// Changes the style of this view and notifies the descendants whose traits change.
  final func _changeStyle(_ change: () -> Void) {
    let above = _traitsAbove
    let old = above._overridden(by: _ownStyle, _ownLevel)
    change()
    if let id = _nodeID { _runtime?.styledViews.insert(id) }
    _invalidate(.interfaceStyle)
    _notifyTraitChange(old, above._overridden(by: _ownStyle, _ownLevel))
  }

  /// Notifies this view and its descendants that the traits of their ancestors have changed.
  final func _traitsChangedAbove(from old: UITraitCollection, to new: UITraitCollection) {
    _notifyTraitChange(
      old._overridden(by: _ownStyle, _ownLevel),
      new._overridden(by: _ownStyle, _ownLevel)
    )
  }

  /// Notifies this view alone that the traits of its scene have changed.
  final func _traitsChanged(fromThoseOfScene former: UITraitCollection) {
    let (style, level) = _styleOverrides
    let (old, new) = (former._overridden(by: style, level), _traits)
    guard old != new else { return }
    new.performAsCurrent { _traitsChanged(old) }
  }

  private func _notifyTraitChange(_ old: UITraitCollection, _ new: UITraitCollection) {
    guard old != new else { return }
    new.performAsCurrent { _traitsChanged(old) }
    for child in _subviews { child._traitsChangedAbove(from: old, to: new) }
  }
}
