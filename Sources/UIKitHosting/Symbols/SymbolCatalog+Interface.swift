/// Interface symbols: search, lists, settings, playback.
extension SymbolCatalog {
  static let eye =
    "M2 12C3.8 8 7.5 5.4 12 5.4S20.2 8 22 12C20.2 16 16.5 18.6 12 18.6S3.8 16 2 12z"
  private static let play =
    "M6 4.9V19.1C6 20.4 7.3 21.1 8.4 20.5L20 13.4C21.1 12.8 21.1 11.2 20 10.6L8.4 3.5"
    + "C7.3 2.9 6 3.6 6 4.9z"
  private static let bars = box(5.6, 4, 4, 16, 1.2) + box(14.4, 4, 4, 16, 1.2)

  static let interface: [String: String] = [
    "magnifyingglass": "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21",
    "plus.magnifyingglass":
      "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21|s M10.2 7V13.4M7 10.2H13.4",
    "minus.magnifyingglass":
      "s \(circle(10.2, 10.2, 6.9))|s M15.3 15.3 21 21|s M7 10.2H13.4",
    "gear":
      "s \(circle(12, 12, 6.9))|s \(circle(12, 12, 2.2))|s \(rays(12, from: 7.4, to: 9.8))"
      + "|s M12 9.8V5.2M10.1 13.1 6.1 15.4M13.9 13.1 17.9 15.4",
    "gearshape": "s \(cog(teeth: 8, inner: 7.4, outer: 9.8))|s \(circle(12, 12, 3))",
    "gearshape.fill":
      "f \(cog(teeth: 8, inner: 7.8, outer: 10.2))|s \(cog(teeth: 8, inner: 7.4, outer: 9.8))"
      + "|e \(circle(12, 12, 3.4))",
    "list.bullet":
      "s M8.6 6H20.6M8.6 12H20.6M8.6 18H20.6"
      + "|f \(circle(4.2, 6, 1.45))\(circle(4.2, 12, 1.45))\(circle(4.2, 18, 1.45))",
    "line.3.horizontal": "s M3.6 6.4H20.4M3.6 12H20.4M3.6 17.6H20.4",
    "line.3.horizontal.decrease.circle":
      "s \(ring)|s M7 9H17M8.8 12.4H15.2M10.6 15.8H13.4",
    "text.alignleft": "s M3.6 5.4H20.4M3.6 9.8H14.4M3.6 14.2H20.4M3.6 18.6H14.4",
    "textformat.size":
      "s M1.8 18.6 5.2 9.4H5.8L9.2 18.6M3 15.4H8M10.6 18.6 15.9 4.6H16.7L22 18.6M12.4 14H20.2",
    "square.grid.2x2":
      "s \(box(3.4, 3.4, 7, 7, 1.6))\(box(13.6, 3.4, 7, 7, 1.6))"
      + "\(box(3.4, 13.6, 7, 7, 1.6))\(box(13.6, 13.6, 7, 7, 1.6))",
    "square.grid.2x2.fill":
      "f \(box(2.8, 2.8, 8.2, 8.2, 2))\(box(13, 2.8, 8.2, 8.2, 2))"
      + "\(box(2.8, 13, 8.2, 8.2, 2))\(box(13, 13, 8.2, 8.2, 2))",
    "sidebar.leading":
      "s \(box(2.4, 4.6, 19.2, 14.8, 2.8))|s M9.4 4.6V19.4M5 8H6.8M5 10.8H6.8M5 13.6H6.8",
    "eye": "s \(eye)|s \(circle(12, 12, 3.2))",
    "eye.fill": "f \(eye)|s \(eye)|x \(circle(12, 12, 3.4))",
    "eye.slash": "s \(eye)|s \(circle(12, 12, 3.2))\(slash)",
    "play": "s \(play)",
    "play.fill": "f \(play)|s \(play)",
    "pause": "s \(bars)",
    "pause.fill": "f \(bars)|s \(bars)",
  ]
}
