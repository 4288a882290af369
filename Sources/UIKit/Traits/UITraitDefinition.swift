/// A trait that can be observed, by its type.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value that is used unless another is set.
  static var defaultValue: Value { get }
}

/// The type of a trait, to register for its changes.
public typealias UITrait = any UITraitDefinition.Type

/// A system trait, for which trait collections have a value.
protocol _SystemTrait: UITraitDefinition where Value: Equatable {
  static func _value(in traits: UITraitCollection) -> Value
}

extension _SystemTrait {
  static func _differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    _value(in: a) != _value(in: b)
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static func _value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

public struct UITraitLayoutDirection: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static func _value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}

public struct UITraitDisplayScale: UITraitDefinition, _SystemTrait {
  public static let defaultValue: CGFloat = 0
  static func _value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

public struct UITraitDisplayGamut: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  static func _value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
}

public struct UITraitLegibilityWeight: UITraitDefinition, _SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static func _value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}
