/// Symbols of the category Privacy & Security.
extension SymbolCatalog {
  private static let lockBody = box(4.9, 10.4, 14.2, 10.8, 2.4)
  private static let shackle = "M7.9 10.2V7.2C7.9 4.8 9.7 2.9 12 2.9S16.1 4.8 16.1 7.2V10.2"
  private static let heldShackle = "M7.9 10.2V7.2C7.9 4.8 9.7 2.9 12 2.9 13.9 2.9 15.4 4.1 15.9 5.8"
  private static let shield =
    "M12 2.6 4.6 5.2C4 5.4 3.6 5.9 3.6 6.6V11.4C3.6 16 7 19.8 12 21.6 17 19.8 20.4 16 20.4 11.4"
    + "V6.6C20.4 5.9 20 5.4 19.4 5.2z"
  private static let keyBit = "M10.8 13.2 20.2 3.8M16.4 7.6 19.2 10.4M13.6 10.4 15.6 12.4"

  static let privacyAndSecurity: [String: String] = [
    "lock": "s \(lockBody)|s \(shackle)",
    "lock.fill": "f \(lockBody)|s \(lockBody)|s \(shackle)",
    "lock.open": "s \(lockBody)|s \(heldShackle)",
    "lock.open.fill": "f \(lockBody)|s \(lockBody)|s \(heldShackle)",
    "key": "s \(circle(7.6, 16.4, 4.4))|s \(keyBit)",
    "key.fill": "f \(circle(7.6, 16.4, 5.2))|e \(circle(6.6, 17.4, 1.5))|s \(keyBit)",
    "shield": "s \(shield)",
    "shield.fill": "f \(shield)|s \(shield)",
  ]
}
