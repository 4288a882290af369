/// The traits that an object overrides for itself and its descendants.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether the object overrides a trait.
  func contains(_ trait: UITrait) -> Bool

  /// Stops overriding a trait, which is inherited from then on.
  mutating func remove(_ trait: UITrait)
}

/// The overrides of a view or of a view controller.
nonisolated struct _TraitOverrides: UITraitOverrides, Equatable {
  private var values = _TraitValues()
  private var traits: [UITrait] = []

  init() {}

  static func == (left: _TraitOverrides, right: _TraitOverrides) -> Bool {
    left.traits.map(ObjectIdentifier.init) == right.traits.map(ObjectIdentifier.init)
      && left.values == right.values
  }

  var isEmpty: Bool { traits.isEmpty }

  /// Returns a collection with the overridden traits.
  func applied(to collection: UITraitCollection) -> UITraitCollection {
    if traits.isEmpty { return collection }
    var new = collection.values
    for trait in traits { new.take(trait, of: values) }
    return new == collection.values ? collection : UITraitCollection(values: new)
  }

  func contains(_ trait: UITrait) -> Bool {
    traits.contains { $0 == trait }
  }

  mutating func remove(_ trait: UITrait) {
    traits.removeAll { $0 == trait }
    values.reset(trait)
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      if !contains(trait) { traits.append(trait) }
    }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
