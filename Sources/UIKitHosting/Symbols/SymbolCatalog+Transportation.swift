/// Symbols of the category Transportation.
extension SymbolCatalog {
  private static let plane =
    "M21.8 12C21.8 11 20.8 10.4 19.6 10.4H15.2L10.6 3H8.4L10.4 10.4H6L4.2 8H2.6L3.6 12 2.6 16H4.2"
    + "L6 13.6H10.4L8.4 21H10.6L15.2 13.6H19.6C20.8 13.6 21.8 13 21.8 12z"
  private static let car =
    "M3 16.8V13.4L5.4 7.4C5.8 6.4 6.6 5.8 7.6 5.8H16.4C17.4 5.8 18.2 6.4 18.6 7.4L21 13.4V16.8"
    + "C21 17.6 20.4 18.2 19.6 18.2H4.4C3.6 18.2 3 17.6 3 16.8z"

  static let transportation: [String: String] = [
    "airplane": "f \(plane)|s \(plane)",
    "car":
      "s \(car)|s M4.2 11.4H19.8M5.4 18.4V20.4M18.6 18.4V20.4|f \(circle(7, 14.8, 1.2))"
      + "\(circle(17, 14.8, 1.2))",
    "car.fill":
      "f \(car)|s \(car)|s M5.4 18.4V20.4M18.6 18.4V20.4|x M5.6 11.4H18.4"
      + "|e \(circle(7, 14.8, 1.3))\(circle(17, 14.8, 1.3))",
  ]
}
