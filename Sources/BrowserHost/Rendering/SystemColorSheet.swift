import UIKitHosting

/// The system's colours as custom properties of a style sheet, by the names of `SystemColors`.
enum SystemColorSheet {
  /// The rules, without comments.
  static let text: String = {
    let colors = SystemColors.named
    let usual = colors.map { property($0.name, $0.color.light, $0.color.dark) }
    let solid = property(
      "bar-solid",
      SystemColors.bar.lightHighContrast,
      SystemColors.bar.darkHighContrast
    )
    // Text always uses the colours of increased contrast.
    let text = [("tint-text", SystemColors.tint), ("red-text", SystemColors.red)].map {
      property($0, $1.lightHighContrast, $1.darkHighContrast)
    }
    let strong = colors.filter { name, color in
      (color.light, color.dark) != (color.lightHighContrast, color.darkHighContrast)
    }
    .map { property($0.name, $0.color.lightHighContrast, $0.color.darkHighContrast) }
    let raised = colors.filter { $0.color.raisedDark != $0.color.dark }
      .map { property($0.name, $0.color.light, $0.color.raisedDark) }
    return """
      :root{\((usual + [solid] + text).joined(separator: ";"))}
      @media (prefers-contrast:more){:root{\(strong.joined(separator: ";"))}}
      .sheet:not(.edge-to-edge)>.sheet-panel,.alert-panel{\(raised.joined(separator: ";"))}
      """
  }()

  private static func property(_ name: String, _ light: UInt32, _ dark: UInt32) -> String {
    "--\(name):\(CSS.lightDark(light, dark))"
  }
}
