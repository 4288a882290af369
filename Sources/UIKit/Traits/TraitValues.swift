/// The values of traits in a collection.
struct _TraitValues: UIMutableTraits, Equatable {
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var displayScale: CGFloat = 0
  var displayGamut: UIDisplayGamut = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown

  /// The values of the app's traits.
  private(set) var own: [ObjectIdentifier: OwnTrait] = [:]

  /// A trait of the app and its value.
  struct OwnTrait: Equatable {
    let trait: UITrait
    let value: Any

    static func == (left: OwnTrait, right: OwnTrait) -> Bool {
      left.trait == right.trait && _TraitValues.areEqual(left.value, right.value)
    }
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any _SystemTrait.Type {
        return system._read(self, as: T.Value.self) ?? T.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any _SystemTrait.Type {
        change { system._write(newValue, to: &$0) }
      } else {
        own[ObjectIdentifier(trait)] = OwnTrait(trait: trait, value: newValue)
      }
    }
  }

  /// Changes the values as those of mutable traits.
  private mutating func change(_ body: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = self
    body(&traits)
    if let new = traits as? _TraitValues { self = new }
  }

  /// Removes the value of a trait.
  mutating func reset(_ trait: UITrait) {
    if let system = trait as? any _SystemTrait.Type {
      change { system._reset(in: &$0) }
    } else {
      own[ObjectIdentifier(trait)] = nil
    }
  }

  /// Copies the value of a trait from other values.
  mutating func take(_ trait: UITrait, of other: _TraitValues) {
    if let system = trait as? any _SystemTrait.Type {
      change { system._copy(from: other, to: &$0) }
    } else {
      own[ObjectIdentifier(trait)] = other.own[ObjectIdentifier(trait)]
    }
  }

  /// Copies the values of the app's traits.
  mutating func takeOwn(of other: _TraitValues) {
    own.merge(other.own) { $1 }
  }

  /// Returns whether the values of a trait differ.
  static func differ(_ trait: UITrait, _ left: _TraitValues, _ right: _TraitValues) -> Bool {
    func differ<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      !areEqual(left[trait], right[trait])
    }
    return differ(trait)
  }

  /// Returns whether two values of a trait are equal; values that can be compared neither by `==` nor
  /// by identity are not.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    guard type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type else { return false }
    return left as AnyObject === right as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value) == left
  }
}
