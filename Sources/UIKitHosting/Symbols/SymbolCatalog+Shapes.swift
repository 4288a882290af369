/// Symbols of the category Shapes.
extension SymbolCatalog {
  static let shapes: [String: String] = [
    "circle": "s \(ring)",
    "circle.fill": "f \(disc)",
    "star": "s \(star)",
    "star.fill": "f \(star)|s \(star)",
    "square.grid.2x2":
      "s \(box(3.4, 3.4, 7, 7, 1.6))\(box(13.6, 3.4, 7, 7, 1.6))"
      + "\(box(3.4, 13.6, 7, 7, 1.6))\(box(13.6, 13.6, 7, 7, 1.6))",
    "square.grid.2x2.fill":
      "f \(box(2.8, 2.8, 8.2, 8.2, 2))\(box(13, 2.8, 8.2, 8.2, 2))"
      + "\(box(2.8, 13, 8.2, 8.2, 2))\(box(13, 13, 8.2, 8.2, 2))",
    "sidebar.leading":
      "s \(box(2.4, 4.6, 19.2, 14.8, 2.8))|s M9.4 4.6V19.4M5 8H6.8M5 10.8H6.8M5 13.6H6.8",
    "square": "s \(squareFrame)",
    "square.fill": "f \(squareFrame)|s \(squareFrame)",
    "circle.lefthalf.filled": "s \(ring)|f M12 2.4A9.6 9.6 0 0 0 12 21.6z",
    "square.grid.3x3":
      "s \(box(3.2, 3.2, 4.4, 4.4, 1))\(box(9.8, 3.2, 4.4, 4.4, 1))"
      + "\(box(16.4, 3.2, 4.4, 4.4, 1))\(box(3.2, 9.8, 4.4, 4.4, 1))\(box(9.8, 9.8, 4.4, 4.4, 1))"
      + "\(box(16.4, 9.8, 4.4, 4.4, 1))\(box(3.2, 16.4, 4.4, 4.4, 1))"
      + "\(box(9.8, 16.4, 4.4, 4.4, 1))\(box(16.4, 16.4, 4.4, 4.4, 1))",
  ]
}
