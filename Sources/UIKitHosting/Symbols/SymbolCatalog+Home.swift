/// Symbols of the category Home.
extension SymbolCatalog {
  private static let roof = "M2.6 11.6 11 4.2C11.6 3.7 12.4 3.7 13 4.2L21.4 11.6"
  private static let walls =
    "M5 10V18.8C5 19.9 5.9 20.8 7 20.8H17C18.1 20.8 19 19.9 19 18.8V10"
  private static let door =
    "M9.8 20.4V15.3C9.8 14.6 10.3 14.1 11 14.1H13C13.7 14.1 14.2 14.6 14.2 15.3V20.4"

  static let home: [String: String] = [
    "house": "s \(roof)|s \(walls)|s \(door)",
    "house.fill": "f M5 10 12 4 19 10V18.8C19 19.9 18.1 20.8 17 20.8H7C5.9 20.8 5 19.9 5 18.8z"
      + "|s \(roof)|s \(walls)z|x \(door)",
    "lightbulb":
      "s M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "M9.4 20.2H14.6",
    "lightbulb.fill":
      "f M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "|s M9 17.4C9 15.6 5.6 13.6 5.6 9.2A6.4 6.4 0 0 1 18.4 9.2C18.4 13.6 15 15.6 15 17.4z"
      + "M9.4 20.6H14.6",
  ]
}
