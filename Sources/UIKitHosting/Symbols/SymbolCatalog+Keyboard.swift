/// Symbols of the category Keyboard.
extension SymbolCatalog {
  static let keyboard: [String: String] = [
    "power": "s M12 2.8V11.4M7 5.4A8.6 8.6 0 1 0 17 5.4",
    "globe":
      "s \(ring)|s M2.6 12H21.4M12 2.6C9.3 5.2 8 8.4 8 12S9.3 18.8 12 21.4"
      + "M12 2.6C14.7 5.2 16 8.4 16 12S14.7 18.8 12 21.4",
  ]
}
