/// Symbols of the category Nature.
extension SymbolCatalog {
  private static let flame =
    "M12.6 2.6C13.2 6.6 18.8 9 18.8 14.6A6.8 6.8 0 0 1 5.2 14.6C5.2 11.8 6.6 10 8 8.6"
    + "C8.2 10.2 8.8 11 9.8 11.4 9.6 8 10.6 4.6 12.6 2.6z"
  private static let leaf =
    "M20.6 3.6C12 3.6 4.6 6 4.6 13 4.6 17 7.4 19.4 11 19.4 18 19.4 20.4 11.4 20.6 3.6z"
  private static let drop =
    "M12 2.8C9 6.6 5.6 10.6 5.6 14.6 5.6 18.4 8.4 21.2 12 21.2S18.4 18.4 18.4 14.6"
    + "C18.4 10.6 15 6.6 12 2.8z"

  static let nature: [String: String] = [
    "bolt": "s M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z",
    "bolt.fill":
      "f M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z|s M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z",
    "drop": "s \(drop)",
    "flame": "s \(flame)",
    "flame.fill": "f \(flame)|s \(flame)",
    "leaf": "s \(leaf)|s M3.4 21C5.4 16.6 9 12.8 14.4 10.4",
    "leaf.fill": "f \(leaf)|s \(leaf)|x M3.4 21C5.4 16.6 9 12.8 14.4 10.4",
    "drop.fill": "f \(drop)|s \(drop)",
  ]
}
