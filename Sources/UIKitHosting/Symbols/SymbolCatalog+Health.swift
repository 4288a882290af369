/// Symbols of the category Health.
extension SymbolCatalog {
  private static let heart =
    "M12 20.8C7.2 17.4 2.5 13.7 2.5 8.9 2.5 6 4.7 3.8 7.4 3.8 9.3 3.8 11 4.8 12 6.5"
    + "C13 4.8 14.7 3.8 16.6 3.8 19.3 3.8 21.5 6 21.5 8.9 21.5 13.7 16.8 17.4 12 20.8z"

  static let health: [String: String] = [
    "heart": "s \(heart)",
    "heart.fill": "f \(heart)|s \(heart)",
    "heart.slash": "s \(heart)\(slash)",
  ]
}
