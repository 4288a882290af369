import UIKitHosting

/// The families of fonts that come with iOS, for code that names them.
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

  /// By the name without spaces, as fonts have it.
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
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    // Monotype's fonts have its initials in their names: ArialMT, TimesNewRomanPS-BoldMT.
    let names = [stem(first), trimmed(first, "PSMT"), trimmed(first, "MT"), trimmed(first, "PS")]
    guard let family = names.compactMap({ $0.flatMap { byName[$0] } }).first else { return nil }
    let look = parts.count > 1 ? parts[1].lowercased() : ""
    return FontValue(
      pointSize: pointSize,
      weight: weights.first { look.contains($0.suffix) }?.weight ?? 400,
      isItalic: look.contains("italic") || look.contains("oblique"),
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
