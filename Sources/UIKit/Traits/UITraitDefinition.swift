/// A trait of trait collections, by its type: one of the system, or of an app.
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.standard
/// }
/// ```
public protocol UITraitDefinition {
  associatedtype Value

  /// The value that is used unless another is set.
  static var defaultValue: Value { get }

  /// A short name for reports; by default that of the type.
  static var name: String { get }

  /// The identifier of the trait; by default the name of the type with its module.
  static var identifier: String { get }

  /// A Boolean value that indicates whether dynamic colours depend on the trait; false by default.
  ///
  /// Views that draw are drawn again after any change of traits.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, to register for its changes.
public typealias UITrait = any UITraitDefinition.Type

/// A system trait, for which trait collections have a value.
protocol _SystemTrait: UITraitDefinition where Value: Equatable {
  static func _value(in traits: any UIMutableTraits) -> Value
  static func _set(_ value: Value, in traits: inout any UIMutableTraits)
}

extension _SystemTrait {
  /// Returns the value of the trait; nil for a type other than that of its value.
  static func _read<Wanted>(_ traits: any UIMutableTraits, as type: Wanted.Type) -> Wanted? {
    _value(in: traits) as? Wanted
  }

  static func _write(_ value: Any, to traits: inout any UIMutableTraits) {
    if let value = value as? Value { _set(value, in: &traits) }
  }

  static func _copy(from source: any UIMutableTraits, to traits: inout any UIMutableTraits) {
    _set(_value(in: source), in: &traits)
  }

  static func _reset(in traits: inout any UIMutableTraits) {
    _set(defaultValue, in: &traits)
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static func _set(_ value: UIUserInterfaceStyle, in traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = value
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  static func _set(_ value: UIUserInterfaceIdiom, in traits: inout any UIMutableTraits) {
    traits.userInterfaceIdiom = value
  }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static func _set(_ value: UIUserInterfaceSizeClass, in traits: inout any UIMutableTraits) {
    traits.horizontalSizeClass = value
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static func _set(_ value: UIUserInterfaceSizeClass, in traits: inout any UIMutableTraits) {
    traits.verticalSizeClass = value
  }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
  static func _set(_ value: UIAccessibilityContrast, in traits: inout any UIMutableTraits) {
    traits.accessibilityContrast = value
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func _set(_ value: UIContentSizeCategory, in traits: inout any UIMutableTraits) {
    traits.preferredContentSizeCategory = value
  }
}

public struct UITraitLayoutDirection: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func _value(in traits: any UIMutableTraits) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func _set(_ value: UITraitEnvironmentLayoutDirection, in traits: inout any UIMutableTraits)
  { traits.layoutDirection = value }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
  static func _set(_ value: UIUserInterfaceLevel, in traits: inout any UIMutableTraits) {
    traits.userInterfaceLevel = value
  }
}

public struct UITraitDisplayScale: UITraitDefinition, _SystemTrait {
  public static let defaultValue: CGFloat = 0
  static func _value(in traits: any UIMutableTraits) -> CGFloat { traits.displayScale }
  static func _set(_ value: CGFloat, in traits: inout any UIMutableTraits) {
    traits.displayScale = value
  }
}

public struct UITraitDisplayGamut: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  static func _value(in traits: any UIMutableTraits) -> UIDisplayGamut { traits.displayGamut }
  static func _set(_ value: UIDisplayGamut, in traits: inout any UIMutableTraits) {
    traits.displayGamut = value
  }
}

public struct UITraitLegibilityWeight: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static func _value(in traits: any UIMutableTraits) -> UILegibilityWeight {
    traits.legibilityWeight
  }
  static func _set(_ value: UILegibilityWeight, in traits: inout any UIMutableTraits) {
    traits.legibilityWeight = value
  }
}

public struct UITraitForceTouchCapability: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static func _value(in traits: any UIMutableTraits) -> UIForceTouchCapability {
    traits.forceTouchCapability
  }
  static func _set(_ value: UIForceTouchCapability, in traits: inout any UIMutableTraits) {
    traits.forceTouchCapability = value
  }
}
