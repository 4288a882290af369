import TextLayout
import UIKitHosting

/// The font families of iOS, for code that refers to them by name.
enum FontCatalog {
  private static let families: [FontValue.Family.Kind: [String]] = [
    .sansSerif: [
      "Helvetica Neue", "Helvetica", "Arial", "Arial Rounded MT", "Avenir Next Condensed",
      "Avenir Next", "Avenir", "Futura", "Gill Sans", "Optima", "Verdana", "Trebuchet MS",
      "DIN Alternate", "DIN Condensed", "PingFang SC", "PingFang TC", "PingFang HK",
      "Hiragino Sans", "Apple SD Gothic Neo", "Copperplate",
    ],
    .serif: [
      "Georgia", "Times New Roman", "Palatino", "Baskerville", "Didot", "Cochin", "Hoefler Text",
      "Bodoni 72", "Charter", "American Typewriter", "Rockwell",
    ],
    .monospaced: ["Courier New", "Courier", "Menlo"],
    .script: [
      "Marker Felt", "Noteworthy", "Chalkboard SE", "Chalkduster", "Snell Roundhand", "Zapfino",
      "Bradley Hand", "Savoye LET", "Papyrus",
    ],
  ]

  /// The families by PostScript name stem, which is the name without spaces.
  private static let byName: [String: FontValue.Family] = {
    var known: [String: FontValue.Family] = [:]
    for (kind, names) in families {
      for name in names { known[stem(name)] = FontValue.Family(name: name, kind: kind) }
    }
    return known
  }()

  private static let weights: [(suffix: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("semilight", 300), ("light", 300), ("book", 400),
    ("regular", 400), ("roman", 400), ("medium", 500), ("demibold", 600), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900), ("wide", 400),
  ]

  static func value(named name: String, pointSize: Double) -> FontValue? {
    if let font = AppFonts.registered.font(named: name) {
      return FontValue(font, pointSize: pointSize)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    if first == systemName {
      let look = look(of: parts.count > 1 ? parts[1] : "")
      return FontValue(pointSize: pointSize, weight: look.weight, isItalic: look.isItalic)
    }
    // Monotype's fonts have its initials in their names: ArialMT, TimesNewRomanPS-BoldMT.
    let names = [stem(first), trimmed(first, "PSMT"), trimmed(first, "MT"), trimmed(first, "PS")]
    guard let family = names.compactMap({ $0.flatMap { byName[$0] } }).first else { return nil }
    let look = look(of: parts.count > 1 ? parts[1] : "")
    return FontValue(
      pointSize: pointSize,
      weight: look.weight,
      isItalic: look.isItalic,
      family: family
    )
  }

  private static func stem(_ name: String) -> String {
    name.lowercased().filter { $0 != " " }
  }

  private static func trimmed(_ name: String, _ suffix: String) -> String? {
    name.hasSuffix(suffix) ? stem(String(name.dropLast(suffix.count))) : nil
  }
}

extension FontCatalog {
  /// The name of iOS's own family.
  private static let systemFamily = ".AppleSystemUIFont"
  private static let systemName = ".SFUI"

  private static let faces: [(weight: Int, name: String)] = [
    (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "Semibold"), (700, "Bold"), (800, "Heavy"), (900, "Black"),
  ]

  static var familyNames: [String] {
    Set(families.values.flatMap(\.self) + AppFonts.registered.familyNames).sorted()
  }

  static func family(named name: String) -> FontValue.Family? {
    AppFonts.registered.fonts(ofFamily: name).first.map(FontValue.Family.init)
      ?? byName[stem(name)]
  }

  /// Returns the fonts of a family: those that the app has registered, or four faces of a family
  /// of iOS; empty for an unknown family.
  static func fontNames(ofFamily name: String) -> [String] {
    let own = AppFonts.registered.fonts(ofFamily: name)
    guard own.isEmpty else { return own.map(\.postScriptName) }
    guard let family = family(named: name) else { return [] }
    return [(400, false), (700, false), (400, true), (700, true)].map { weight, isItalic in
      fontName(of: FontValue(pointSize: 12, weight: weight, isItalic: isItalic, family: family))
    }
  }

  static func familyName(of value: FontValue) -> String {
    value.family.map { $0.name.hasPrefix("ui-") ? systemFamily : $0.name } ?? systemFamily
  }

  static func faceName(of value: FontValue) -> String {
    if let font = value.registered { return font.faceName }
    let face = faces.last { $0.weight <= value.weight }?.name ?? "Regular"
    guard value.isItalic else { return face }
    return face == "Regular" ? "Italic" : "\(face) Italic"
  }

  /// Returns the font's name, which `UIFont(name:size:)` accepts.
  static func fontName(of value: FontValue) -> String {
    if let font = value.registered { return font.postScriptName }
    let face = faceName(of: value).filter { $0 != " " }
    let family = familyName(of: value)
    guard family != systemFamily else { return "\(systemName)-\(face)" }
    let stem = family.filter { $0 != " " }
    return face == "Regular" ? stem : "\(stem)-\(face)"
  }

  static func look(of face: String) -> (weight: Int, isItalic: Bool) {
    let look = face.lowercased().filter { $0 != " " }
    return (
      weights.first { look.contains($0.suffix) }?.weight ?? 400,
      look.contains("italic") || look.contains("oblique")
    )
  }
}
