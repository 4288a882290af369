/// Symbols of the category Time.
extension SymbolCatalog {
  static let time: [String: String] = [
    "calendar":
      "s \(box(3, 4.4, 18, 16.4, 3))|s M3.2 9.4H20.8M7.6 2.8V5.8M16.4 2.8V5.8"
      + "|f \(circle(8, 13.2, 1.1))\(circle(12, 13.2, 1.1))\(circle(16, 13.2, 1.1))"
      + "\(circle(8, 17, 1.1))\(circle(12, 17, 1.1))",
    "clock": "s \(ring)|s M12 6.2V12.2L15.8 14.6",
    "clock.fill": "f \(disc)|x M12 6.2V12.2L15.8 14.6",
    "alarm":
      "s \(circle(12, 13, 8))|s M12 8.6V13L14.8 14.8M3 6.6 6.6 3.4M21 6.6 17.4 3.4"
      + "M6.6 18.8 4.8 20.8M17.4 18.8 19.2 20.8",
    "hourglass":
      "s M6.4 2.8H17.6M6.4 21.2H17.6M7.6 2.8V6.4C7.6 9 10.8 10.4 10.8 12S7.6 15 7.6 17.6V21.2"
      + "M16.4 2.8V6.4C16.4 9 13.2 10.4 13.2 12S16.4 15 16.4 17.6V21.2",
    "timer":
      "s M12 3V7.4M12 3A9.2 9.2 0 1 1 5.4 5.8M11.8 12.4 7.6 8|f \(circle(12, 12.4, 1.5))",
    "stopwatch":
      "s \(circle(12, 13.4, 8))|s M12 13.4V8.8M9.6 2.8H14.4M12 2.8V5.2M18.6 6.2 20 4.8",
  ]
}
