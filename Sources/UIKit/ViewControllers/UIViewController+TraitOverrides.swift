extension UIViewController {
  /// The traits that this controller overrides for itself, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { _traitOverrides ?? _TraitOverrides() }
    set {
      guard let new = newValue as? _TraitOverrides, new != _traitOverrides ?? _TraitOverrides()
      else { return }
      let change = { self._traitOverrides = new.isEmpty ? nil : new }
      if let view = viewIfLoaded { view._changeStyle(change) } else { change() }
    }
  }
}
