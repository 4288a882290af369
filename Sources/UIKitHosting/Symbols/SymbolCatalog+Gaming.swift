/// Symbols of the category Gaming.
extension SymbolCatalog {
  private static let pad =
    "M7.4 6.6H16.6C19.4 6.6 20.8 8.6 21.4 11.6L22.2 15.6C22.8 18.4 19.6 19.8 18 17.6L16.4 15.4H7.6"
    + "L6 17.6C4.4 19.8 1.2 18.4 1.8 15.6L2.6 11.6C3.2 8.6 4.6 6.6 7.4 6.6z"

  static let gaming: [String: String] = [
    "gamecontroller":
      "s \(pad)|s M8.4 9.2V13M6.5 11.1H10.3|f \(circle(15, 12.2, 1.1))\(circle(17.2, 10, 1.1))",
    "gamecontroller.fill":
      "f \(pad)|s \(pad)|x M8.4 9.2V13M6.5 11.1H10.3|e \(circle(15, 12.2, 1.2))"
      + "\(circle(17.2, 10, 1.2))",
  ]
}
