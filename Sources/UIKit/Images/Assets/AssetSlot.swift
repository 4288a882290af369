import Foundation

/// The conditions under which an entry of an asset is used, as `Contents.json` has them.
struct AssetSlot: Decodable {
  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private let idiom: String?
  private let subtype: String?
  private let scale: String?
  private let appearances: [Appearance]?
  private let displayGamut: String?
  private let languageDirection: String?
  private let widthClass: String?
  private let heightClass: String?
  /// The language of a localised asset, such as `zh-Hans`; nil for all languages.
  let locale: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, subtype, scale, appearances, locale
    case displayGamut = "display-gamut"
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// A Boolean value that indicates whether the entry is for iPhones or iPads, in any size.
  var isSupported: Bool {
    ["universal", "iphone", "ipad"].contains(idiom ?? "universal") && subtype == nil
  }

  /// The number of pixels per point; nil for an entry without a scale.
  var pixels: Double? {
    guard let scale, scale.hasSuffix("x") else { return nil }
    return Double(scale.dropLast()).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The traits for which the entry is made; all others are unspecified.
  var traits: UITraitCollection {
    let look = Dictionary(
      (appearances ?? []).map { ($0.appearance, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    return UITraitCollection {
      switch idiom {
      case "iphone": $0.userInterfaceIdiom = .phone
      case "ipad": $0.userInterfaceIdiom = .pad
      default: break
      }
      switch look["luminosity"] {
      case "dark": $0.userInterfaceStyle = .dark
      case "light": $0.userInterfaceStyle = .light
      default: break
      }
      if look["contrast"] == "high" { $0.accessibilityContrast = .high }
      switch languageDirection {
      case "left-to-right": $0.layoutDirection = .leftToRight
      case "right-to-left": $0.layoutDirection = .rightToLeft
      default: break
      }
      switch displayGamut {
      case "sRGB": $0.displayGamut = .SRGB
      case "display-P3": $0.displayGamut = .P3
      default: break
      }
      if let size = Self.sizeClass(widthClass) { $0.horizontalSizeClass = size }
      if let size = Self.sizeClass(heightClass) { $0.verticalSizeClass = size }
      if let pixels { $0.displayScale = CGFloat(pixels) }
    }
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass? {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
