/// Symbols of the category Math.
extension SymbolCatalog {
  private static let smallPlus = "M12 7.4V16.6M7.4 12H16.6"
  private static let smallMinus = "M7.4 12H16.6"

  static let math: [String: String] = [
    "plus": "s M12 4V20M4 12H20",
    "minus": "s M4 12H20",
    "plus.circle": "s \(ring)|s \(smallPlus)",
    "plus.circle.fill": "f \(disc)|x \(smallPlus)",
    "minus.circle": "s \(ring)|s \(smallMinus)",
    "minus.circle.fill": "f \(disc)|x \(smallMinus)",
    "plus.square": "s \(squareFrame)|s M12 7.4V16.6M7.4 12H16.6",
  ]
}
