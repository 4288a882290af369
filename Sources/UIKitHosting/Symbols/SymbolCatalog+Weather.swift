/// Sky, globe and air.
extension SymbolCatalog {
  private static let waves =
    "M2.2 9.6A14 14 0 0 1 21.8 9.6M5.5 13.2A9.3 9.3 0 0 1 18.5 13.2"
    + "M8.8 16.6A4.6 4.6 0 0 1 15.2 16.6"
  private static let moon =
    "M20.4 14.6A8.9 8.9 0 0 1 9.4 3.6C9.6 3 9 2.6 8.5 2.9A10 10 0 1 0 21.1 15.5"
    + "C21.4 15 21 14.4 20.4 14.6z"
  private static let dot = circle(12, 19.6, 1.5)

  static let weather: [String: String] = [
    "wifi": "s \(waves)|f \(dot)",
    "wifi.slash": "s \(waves)|f \(dot)\(slash)",
    "wifi.exclamationmark":
      "s \(waves)|f \(dot)|e \(box(15.4, 11.6, 7.6, 11.6, 3))"
      + "|s M19.4 13.8V17.6|f \(circle(19.4, 20.6, 1.25))",
    "globe":
      "s \(ring)|s M2.6 12H21.4M12 2.6C9.3 5.2 8 8.4 8 12S9.3 18.8 12 21.4"
      + "M12 2.6C14.7 5.2 16 8.4 16 12S14.7 18.8 12 21.4",
    "moon": "s \(moon)",
    "moon.fill": "f \(moon)|s \(moon)",
    "sun.max": "s \(circle(12, 12, 4.4))|s \(rays(8, from: 7.8, to: 10.2))",
    "sun.max.fill":
      "f \(circle(12, 12, 4.6))|s \(circle(12, 12, 4.4))|s \(rays(8, from: 7.8, to: 10.2))",
    "cloud":
      "s M7 19C4.2 19 2 17 2 14.4 2 12.2 3.6 10.4 5.8 10 6 6.9 8.6 4.6 11.8 4.6 14.6 4.6 17 6.3"
      + " 17.8 8.9 20.2 9.1 22 11.1 22 13.6 22 16.6 19.6 19 16.6 19z",
    "bolt": "s M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z",
    "bolt.fill":
      "f M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z|s M13.6 2.6 5 13.4H11L10 21.4 19 10.4H12.8z",
    "drop": "s M12 2.8C9 6.6 5.6 10.6 5.6 14.6 5.6 18.4 8.4 21.2 12 21.2S18.4 18.4 18.4 14.6"
      + "C18.4 10.6 15 6.6 12 2.8z",
  ]
}
