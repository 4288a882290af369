import Foundation

extension InterfaceLoader {
  /// Returns the colour of the child for a key; nil without one, or for `nil`.
  func color(_ key: String, of element: InterfaceElement) -> UIColor? {
    element.child(key: key, "color").flatMap(color)
  }

  /// Returns the colour of an element `color`.
  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["name"] { return namedColor(name, element["catalog"]) }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      // Beside a system colour there are its components, for versions of iOS that lack it.
      return Self.systemColor(name) ?? components(element)
    }
    return components(element)
  }

  private func components(_ element: InterfaceElement) -> UIColor? {
    let alpha = element.number("alpha") ?? 1
    _ = element["colorSpace"]
    if let white = element.number("white") {
      _ = element["customColorSpace"]
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of the asset catalogue, or the copy of it that the file keeps among its resources.
  private func namedColor(_ name: String, _ catalog: String?) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    return document.resource("namedColor", name)?.all("color").first.flatMap(components)
  }

  /// Returns the system's colour with a name as Interface Builder writes it, such as `labelColor`.
  static func systemColor(_ name: String) -> UIColor? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return systemColors[stem]
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "link": .link, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "viewFlipsideBackground": UIColor(white: 0.122, alpha: 1),
    "scrollViewTexturedBackground": UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
    "darkText": .darkText, "lightText": .lightText, "black": .black, "darkGray": .darkGray,
    "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red, "green": .green,
    "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
    "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}
