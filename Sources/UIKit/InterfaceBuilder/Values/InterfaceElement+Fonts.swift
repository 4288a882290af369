import Foundation

extension InterfaceLoader {
  /// Returns the font of the child `fontDescription` or `font` for a key; nil without one.
  func font(_ key: String, of element: InterfaceElement) -> UIFont? {
    element.child(key: key, "fontDescription", "font", "metaFont").flatMap(font)
  }

  private func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"] {
      return UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    let family = element["family"]
    if let name = element["name"] {
      // Apple's private names of the system's font, such as .SFUI-Semibold.
      if name.hasPrefix(".") { return UIFont.systemFont(ofSize: size, weight: Self.weight(in: name)) }
      if let font = UIFont(name: name, size: size) { return font }
      if let family, let font = UIFont(name: family, size: size) { return font }
      return UIFont.systemFont(ofSize: size, weight: Self.weight(in: name))
    }
    let weight = element.choice("weight", Self.weights)
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    case "smallSystem": return UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    case "monospacedDigitSystem":
      return UIFont.monospacedDigitSystemFont(ofSize: size, weight: weight ?? .regular)
    default: return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static func weight(in name: String) -> UIFont.Weight {
    let lower = name.lowercased()
    return weights.first { $0.key != "regular" && lower.hasSuffix($0.key.lowercased()) }?.value
      ?? .regular
  }
}
