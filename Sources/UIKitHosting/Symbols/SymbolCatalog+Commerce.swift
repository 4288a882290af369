/// Symbols of the category Commerce.
extension SymbolCatalog {
  private static let dollar =
    "M15 9C14.6 7.8 13.4 7.4 12 7.4 10.4 7.4 9 8.2 9 9.6 9 12.8 15.2 11 15.2 14.2"
    + "C15.2 15.8 13.6 16.6 12 16.6 10.4 16.6 9 16 8.8 14.8M12 5.6V18.4"
  private static let card = box(2.2, 5, 19.6, 14, 2.8)
  private static let bag =
    "M5 8H19L20 18.6C20.1 20 19 21.2 17.6 21.2H6.4C5 21.2 3.9 20 4 18.6z"
  private static let straps = "M8.4 11V6.6A3.6 3.6 0 0 1 15.6 6.6V11"

  static let commerce: [String: String] = [
    "dollarsign.circle": "s \(ring)|s \(dollar)",
    "dollarsign.circle.fill": "f \(disc)|x \(dollar)",
    "creditcard": "s \(card)|s M2.4 9.6H21.6M5.8 14.8H9.4",
    "creditcard.fill": "f \(card)|s \(card)|x M1 9.6H23M5.8 14.8H9.4",
    "bag": "s \(bag)|s \(straps)",
    "bag.fill":
      "f \(bag)|s \(bag)|s M8.4 7.4V6.6A3.6 3.6 0 0 1 15.6 6.6V7.4|x M8.4 10.4V11"
      + "A3.6 3.6 0 0 0 15.6 11V10.4",
    "cart.fill":
      "f M6 6.6H20.2C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7z"
      + "|s M2 3.6H4C4.7 3.6 5.3 4.1 5.4 4.8L7 14.4C7.2 15.6 8.2 16.4 9.4 16.4H18.2M5.9 6.6H20.2"
      + "C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7"
      + "|f \(circle(9.6, 20, 1.5))\(circle(17.4, 20, 1.5))",
    "gift":
      "s \(box(3, 8, 18, 4.4, 1.2))|s M4.6 12.6V19C4.6 20.2 5.6 21.2 6.8 21.2H17.2"
      + "C18.4 21.2 19.4 20.2 19.4 19V12.6M12 8V21M12 7.8C10.8 4.4 8.8 2.8 7.2 3.4S6 7.8 8.4 7.8"
      + "M12 7.8C13.2 4.4 15.2 2.8 16.8 3.4S18 7.8 15.6 7.8",
    "cart":
      "s M2 3.6H4C4.7 3.6 5.3 4.1 5.4 4.8L7 14.4C7.2 15.6 8.2 16.4 9.4 16.4H18.2"
      + "M5.9 6.6H20.2C21 6.6 21.6 7.3 21.4 8.1L20.3 12C20 13 19.2 13.6 18.2 13.6H7"
      + "|f \(circle(9.6, 20, 1.5))\(circle(17.4, 20, 1.5))",
  ]
}
