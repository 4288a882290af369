/// Symbols of the category Editing.
extension SymbolCatalog {
  private static let knobs = circle(15.6, 6, 2.1) + circle(8, 12, 2.1) + circle(15.6, 18, 2.1)
  private static let aroundKnobs = circle(15.6, 6, 3.2) + circle(8, 12, 3.2) + circle(15.6, 18, 3.2)

  static let editing: [String: String] = [
    "pencil":
      "s M4.1 16.4 15.9 4.6C16.9 3.6 18.4 3.6 19.4 4.6S20.4 7.1 19.4 8.1L7.6 19.9 3.3 20.7z"
      + "M13.7 6.8 17.2 10.3",
    "square.and.pencil":
      "s M12.6 4.6H6.2C4.4 4.6 3 6 3 7.8V17.8C3 19.6 4.4 21 6.2 21H16.2C18 21 19.4 19.6 19.4 17.8"
      + "V11.4|s M9.4 14.6 10.1 11.7 18.6 3.2C19.2 2.6 20.2 2.6 20.8 3.2S21.4 4.8 20.8 5.4L12.3 13.9z",
    "scissors":
      "s \(circle(6, 6.4, 2.8))\(circle(6, 17.6, 2.8))|s M8.2 8.4 20.4 18M8.2 15.6 20.4 6",
    "slider.horizontal.3": "s M2.6 6H21.4M2.6 12H21.4M2.6 18H21.4|e \(aroundKnobs)|s \(knobs)",
  ]
}
