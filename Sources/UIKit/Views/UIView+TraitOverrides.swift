extension UIView {
  /// The traits that this view overrides for itself and its descendants.
  ///
  /// ```swift
  /// view.traitOverrides.userInterfaceStyle = .dark
  /// ```
  public var traitOverrides: any UITraitOverrides {
    get { _lazyState?.traitOverrides ?? _TraitOverrides() }
    set {
      guard let new = newValue as? _TraitOverrides,
        new != _lazyState?.traitOverrides ?? _TraitOverrides()
      else { return }
      _changeStyle { _makeLazyState().traitOverrides = new.isEmpty ? nil : new }
    }
  }
}
