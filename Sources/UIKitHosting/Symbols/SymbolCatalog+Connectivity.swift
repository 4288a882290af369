/// Symbols of the category Connectivity.
extension SymbolCatalog {
  private static let wifiWaves =
    "M2.2 9.6A14 14 0 0 1 21.8 9.6M5.5 13.2A9.3 9.3 0 0 1 18.5 13.2"
    + "M8.8 16.6A4.6 4.6 0 0 1 15.2 16.6"
  private static let wifiDot = circle(12, 19.6, 1.5)

  static let connectivity: [String: String] = [
    "wifi": "s \(wifiWaves)|f \(wifiDot)",
    "wifi.slash": "s \(wifiWaves)|f \(wifiDot)\(slash)",
    "wifi.exclamationmark":
      "s \(wifiWaves)|f \(wifiDot)|e \(box(15.4, 11.6, 7.6, 11.6, 3))"
      + "|s M19.4 13.8V17.6|f \(circle(19.4, 20.6, 1.25))",
  ]
}
