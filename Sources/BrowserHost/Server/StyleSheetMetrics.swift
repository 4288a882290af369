import UIKitHosting

/// Puts the system's sizes and shadows in the place of their names in style sheets.
enum StyleSheetMetrics {
  /// A style sheet with lengths for `metric(name)` and shadows for `shadow(name)`.
  ///
  /// - Precondition: The names are those of `SystemMetrics` and `SystemShadow`.
  static func resolve(_ sheet: String) -> String {
    sheet.replacing(#/(metric|shadow)\(([a-z-]+)\)/#) { match in
      let name = String(match.2)
      let text =
        match.1 == "metric"
        ? SystemMetrics.named[name].map(CSS.length) : SystemShadow.named[name].map(list)
      guard let text else {
        preconditionFailure("Expected a \(match.1) of the system's, got \(name).")
      }
      return text
    }
  }

  private static func list(of shadows: [SystemShadow]) -> String {
    shadows.map { shadow in
      let lengths = [shadow.x, shadow.y, shadow.blur].map(CSS.length).joined(separator: " ")
      return "\(lengths) rgb(0 0 0 / \(CSS.number(shadow.alpha)))"
    }
    .joined(separator: ", ")
  }
}
