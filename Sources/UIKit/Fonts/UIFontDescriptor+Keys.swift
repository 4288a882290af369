extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `UIFontDescriptor.TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries by `UIFontDescriptor.FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The raw value of `UIFontDescriptor.SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or a number from -1 to 1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from -1 to 1; fonts here have one width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from -1 to 1; nonzero for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of a feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selected value of the feature, such as 0 for digits of equal width.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")

    /// The older name of `type`.
    public static var featureIdentifier: FeatureKey { .type }
    /// The older name of `selector`.
    public static var typeIdentifier: FeatureKey { .selector }
  }
}
