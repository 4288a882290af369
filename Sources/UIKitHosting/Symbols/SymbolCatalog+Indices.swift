/// Symbols of the category Indices, and signs without a category.
extension SymbolCatalog {
  private static let xmark = "M6 6 18 18M18 6 6 18"
  private static let check = "M4.5 12.8 9.6 18 19.5 6"
  private static let smallCheck = "M7.6 12.5 10.7 15.7 16.4 8.6"
  private static let smallX = "M8.6 8.6 15.4 15.4M15.4 8.6 8.6 15.4"
  private static let bang = "M12 7V13"
  private static let warningTriangle =
    "M10.4 4.1 2.5 17.9C1.8 19.2 2.7 20.8 4.2 20.8H19.8C21.3 20.8 22.2 19.2 21.5 17.9"
    + "L13.6 4.1C12.9 2.8 11.1 2.8 10.4 4.1z"
  private static let dots = circle(5.5, 12, 1.7) + circle(12, 12, 1.7) + circle(18.5, 12, 1.7)
  private static let smallDots =
    circle(7.6, 12, 1.25) + circle(12, 12, 1.25) + circle(16.4, 12, 1.25)

  static let indices: [String: String] = [
    "xmark": "s \(xmark)",
    "checkmark": "s \(check)",
    "xmark.circle": "s \(ring)|s \(smallX)",
    "xmark.circle.fill": "f \(disc)|x \(smallX)",
    "checkmark.circle": "s \(ring)|s \(smallCheck)",
    "checkmark.circle.fill": "f \(disc)|x \(smallCheck)",
    "info.circle": "s \(ring)|s M10.4 11H12.2V16.6M10.2 16.8H14.2|f \(circle(12, 7.6, 1.2))",
    "info.circle.fill":
      "f \(disc)|x M10.4 11H12.2V16.6M10.2 16.8H14.2|e \(circle(12, 7.6, 1.35))",
    "questionmark.circle":
      "s \(ring)|s M9.3 9.4C9.3 7.9 10.5 6.9 12 6.9S14.7 7.9 14.7 9.3C14.7 11.2 12 11.5 12 13.6"
      + "|f \(circle(12, 16.8, 1.15))",
    "exclamationmark.circle": "s \(ring)|s \(bang)|f \(circle(12, 16.5, 1.2))",
    "exclamationmark.circle.fill": "f \(disc)|x \(bang)|e \(circle(12, 16.5, 1.35))",
    "exclamationmark.triangle": "s \(warningTriangle)|s M12 9.2V13.8|f \(circle(12, 17.1, 1.15))",
    "exclamationmark.triangle.fill":
      "f \(warningTriangle)|s \(warningTriangle)|x M12 9.2V13.8|e \(circle(12, 17.1, 1.25))",
    "ellipsis": "f \(dots)",
    "ellipsis.circle": "s \(ring)|f \(smallDots)",
    "ellipsis.circle.fill": "f \(disc)|e \(smallDots)",
    "checkmark.seal": "s \(seal)|s \(smallCheck)",
    "checkmark.seal.fill": "f \(seal)|s \(seal)|x \(smallCheck)",
    "checkmark.square": "s \(squareFrame)|s \(smallCheck)",
    "checkmark.square.fill": "f \(squareFrame)|s \(squareFrame)|x \(smallCheck)",
    "questionmark":
      "s M7.6 8.2C7.6 5.4 9.4 3.6 12 3.6S16.4 5.4 16.4 7.8C16.4 11.2 12 11.6 12 15.2"
      + "|f \(circle(12, 19.6, 1.5))",
    "exclamationmark": "s M12 3.4V14.6|f \(circle(12, 19.4, 1.5))",
    "questionmark.circle.fill":
      "f \(disc)|x M9.3 9.4C9.3 7.9 10.5 6.9 12 6.9S14.7 7.9 14.7 9.3C14.7 11.2 12 11.5 12 13.6"
      + "|e \(circle(12, 16.8, 1.3))",
    "number": "s M9.4 3.6 7 20.4M17 3.6 14.6 20.4M4.2 8.8H20.4M3.6 15.2H19.8",
  ]
}
