/// Valid names for Prometheus; other characters become `_`.
enum PrometheusName {
  /// Returns the name of a metric: letters, digits, `_` and `:`, not beginning with a digit.
  static func metric(_ text: String) -> String {
    cleaned(text) { isWord($0) || $0 == ":" }
  }

  /// Returns the name of a label: letters, digits and `_`, not beginning with a digit.
  ///
  /// Names that begin with `__` and the label `le` are reserved by Prometheus: the first keep one
  /// `_`, the second becomes `exported_le`, which is Prometheus's own name for a clashing label.
  static func label(_ text: String) -> String {
    let name = cleaned(text, isAllowed: isWord)
    if name.hasPrefix("__") { return "_" + name.drop { $0 == "_" } }
    return name == "le" ? "exported_le" : name
  }

  private static func cleaned(
    _ text: String,
    isAllowed: (Unicode.Scalar) -> Bool
  ) -> String {
    var name = String.UnicodeScalarView()
    if text.unicodeScalars.first.map(isDigit) ?? true { name.append("_") }
    for scalar in text.unicodeScalars { name.append(isAllowed(scalar) ? scalar : "_") }
    return String(name)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: isDigit(scalar)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
