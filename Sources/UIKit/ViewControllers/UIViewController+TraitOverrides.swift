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

  /// Overrides traits of a child: those that the collection specifies; none for nil.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    var overrides: any UIMutableTraits = _TraitOverrides()
    collection?.write(to: &overrides)
    childViewController.traitOverrides = overrides as? _TraitOverrides ?? _TraitOverrides()
  }

  /// Returns the overridden traits of a child; nil if there are none.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController._traitOverrides?.applied(to: UITraitCollection())
  }
}
