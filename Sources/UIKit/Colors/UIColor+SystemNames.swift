extension UIColor {
  /// Returns the system's colour with a name as Xcode writes it, such as `labelColor`.
  static func _system(named name: String) -> UIColor? {
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
