import UIKitHosting

// Interface styles and other traits that are overridden by a view, its controller or their ancestors.

extension UIView {
  final func _applyTraits(changedFrom old: UITraitCollection) {
    traitCollectionDidChange(old)
    _needsDrawing()
    _imageTraitsChanged(from: old)
    _invalidateSolution(.views)
    _lazyState?.traitRegistrations?.changed(self, from: old)
    _controller?._traitsChanged(old)
  }

  /// The style that this view, else its controller, else the Info.plist of a window's app overrides.
  final var _ownStyle: UIUserInterfaceStyle {
    if let own = _lazyState?.interfaceStyle, own != .unspecified { return own }
    let own = _lazyState?.traitOverrides?.userInterfaceStyle ?? .unspecified
    if own != .unspecified { return own }
    let controllers = _controller?.overrideUserInterfaceStyle ?? .unspecified
    guard controllers == .unspecified else { return controllers }
    let traits = _controller?._traitOverrides?.userInterfaceStyle ?? .unspecified
    guard traits == .unspecified, _superview == nil, self is UIWindow else { return traits }
    return _runtime?.application._manifest.interfaceStyle ?? .unspecified
  }

  /// Returns traits as this view, and its controller, override them.
  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    let traits = traits._overridden(by: _ownStyle, _ownLevel)
    guard _lazyState?.traitOverrides != nil || _controller?._traitOverrides != nil else {
      return traits
    }
    let outer = _controller?._traitOverrides?.applied(to: traits) ?? traits
    let inner = _lazyState?.traitOverrides?.applied(to: outer) ?? outer
    return inner._overridden(by: _ownStyle, .unspecified)
  }

  /// The views with overrides of other traits than style and level among this one and its ancestors,
  /// ancestors first.
  private var overridingViews: [UIView] {
    var found: [UIView] = []
    var view: UIView? = self
    while let current = view {
      if current._lazyState?.traitOverrides != nil || current._controller?._traitOverrides != nil {
        found.append(current)
      }
      view = current._superview
    }
    return found.reversed()
  }

  /// Returns traits as this view and its ancestors override them.
  private func overridingAll(_ traits: UITraitCollection) -> UITraitCollection {
    let (style, level) = _styleOverrides
    let styled =
      _runtime.flatMap { $0.traits === traits ? $0.traits(in: style, level) : nil }
      ?? traits._overridden(by: style, level)
    let views = overridingViews
    if views.isEmpty { return styled }
    return views.reduce(styled) { $1.overriding($0) }._overridden(by: style, level)
  }

  final var _traits: UITraitCollection {
    let scene = _runtime
    if let scene, !scene.hasStyles { return scene.traits }
    return overridingAll(scene?.traits ?? UITraitCollection.current)
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
    let old = overriding(above)
    change()
    if let id = _nodeID { _runtime?.styledViews.insert(id) }
    _invalidate(.interfaceStyle)
    _notifyTraitChange(old, overriding(above))
  }

  /// Notifies this view and its descendants that the traits of their ancestors have changed.
  final func _traitsChangedAbove(from old: UITraitCollection, to new: UITraitCollection) {
    _notifyTraitChange(overriding(old), overriding(new))
  }

  /// Notifies this view alone that the traits of its scene have changed.
  final func _traitsChanged(fromThoseOfScene former: UITraitCollection) {
    let (old, new) = (overridingAll(former), _traits)
    guard old != new else { return }
    new.performAsCurrent { _traitsChanged(old) }
  }

  private func _notifyTraitChange(_ old: UITraitCollection, _ new: UITraitCollection) {
    guard old != new else { return }
    new.performAsCurrent { _traitsChanged(old) }
    for child in _subviews { child._traitsChangedAbove(from: old, to: new) }
  }
}
