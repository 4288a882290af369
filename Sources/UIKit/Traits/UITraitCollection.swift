import Synchronization
package import UIKitHosting

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark

  var _value: InterfaceStyle? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The level of content: that of a window, or elevated above it in sheets, popovers and alerts.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Posted when the user has chosen another text size; the object is the screen.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  /// The new category, as an `NSString`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// A Boolean value indicating whether it is one of the very large accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  init(_ size: SceneEnvironment.TextSize) {
    switch size {
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    }
  }
}

/// The mutable traits from which a new `UITraitCollection` is created.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }

  /// The value of a trait; the trait's default if none is set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The interface environment of views and controllers.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Immutable: the one stored property is a `let`. Values of an app's traits must be immutable, too,
  // as on iOS.
  final let values: _TraitValues

  public override init() {
    values = _TraitValues()
    super.init()
  }

  init(values: _TraitValues) {
    self.values = values
    super.init()
  }

  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = _TraitValues()
    mutations(&traits)
    // The value was passed as this type, and the protocol has no other conformer here.
    self.init(values: traits as? _TraitValues ?? _TraitValues())
  }

  package convenience init(_ environment: SceneEnvironment, isRightToLeft: Bool = false) {
    self.init {
      $0.userInterfaceStyle = environment.style == .dark ? .dark : .light
      $0.userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
      $0.horizontalSizeClass = environment.idiom == .pad ? .regular : .compact
      $0.verticalSizeClass =
        environment.idiom == .pad || environment.height > environment.width
        ? .regular : .compact
      $0.accessibilityContrast = environment.increasesContrast ? .high : .normal
      $0.preferredContentSizeCategory = UIContentSizeCategory(environment.textSize)
      $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceLevel = .base
      $0.displayScale = environment.idiom == .pad ? 2 : 3
      $0.displayGamut = .SRGB
      $0.legibilityWeight = .regular
      $0.forceTouchCapability = .unavailable
    }
  }

  /// The traits of the view that is being notified of a change or laid out, else of the scene whose
  /// event is being handled; otherwise the defaults.
  public class var current: UITraitCollection {
    CurrentScene.traits ?? CurrentScene.runtime?.sharedTraits.withLock(\.self)
      ?? UITraitCollection(SceneEnvironment())
  }

  /// Performs actions with this as the current collection.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentScene.$traits.withValue(self, operation: actions)
  }

  /// Returns the collection with another style and level; `unspecified` keeps the current ones.
  final func _overridden(
    by style: UIUserInterfaceStyle,
    _ level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    var new = values
    if style != .unspecified { new.userInterfaceStyle = style }
    if level != .unspecified { new.userInterfaceLevel = level }
    return new == values ? self : UITraitCollection(values: new)
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

  /// The number of pixels per point, as `UIScreen.scale`; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }

  /// The colour gamut, which is sRGB here.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// The value of a trait; the trait's default if none is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.userInterfaceStyle.rawValue }
}
