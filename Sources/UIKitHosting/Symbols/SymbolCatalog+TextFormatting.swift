/// Symbols of the category Text Formatting.
extension SymbolCatalog {
  static let textFormatting: [String: String] = [
    "list.bullet":
      "s M8.6 6H20.6M8.6 12H20.6M8.6 18H20.6"
      + "|f \(circle(4.2, 6, 1.45))\(circle(4.2, 12, 1.45))\(circle(4.2, 18, 1.45))",
    "line.3.horizontal": "s M3.6 6.4H20.4M3.6 12H20.4M3.6 17.6H20.4",
    "line.3.horizontal.decrease.circle":
      "s \(ring)|s M7 9H17M8.8 12.4H15.2M10.6 15.8H13.4",
    "text.alignleft": "s M3.6 5.4H20.4M3.6 9.8H14.4M3.6 14.2H20.4M3.6 18.6H14.4",
    "textformat.size":
      "s M1.8 18.6 5.2 9.4H5.8L9.2 18.6M3 15.4H8M10.6 18.6 15.9 4.6H16.7L22 18.6M12.4 14H20.2",
    "list.number":
      "s M9.6 6H20.6M9.6 12H20.6M9.6 18H20.6M3.4 4.6 4.8 3.8V8M3.2 11"
      + "C3.4 10 6 10 6 11.2 6 12.2 3.4 13 3.2 14.2H6.2M3.2 16.6H6L4.6 18.2"
      + "C6.6 18.2 6.4 20.4 4.6 20.4 3.8 20.4 3.4 20.2 3.2 19.8",
    "textformat":
      "s M1.6 18.6 6.3 5.8H7L11.7 18.6M3.4 14.4H9.9M21.4 11V18.6|s \(circle(17.8, 14.8, 3.6))",
    "list.dash.header.rectangle":
      "s \(box(2.8, 4, 18.4, 16, 2.6))|s M2.8 8.8H21.2M6.6 12.4H17.4M6.6 16H17.4",
  ]
}
