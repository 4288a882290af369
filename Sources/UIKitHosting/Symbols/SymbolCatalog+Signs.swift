/// Arrows, chevrons and marks.
extension SymbolCatalog {
  private static let xmark = "M6 6 18 18M18 6 6 18"
  private static let check = "M4.5 12.8 9.6 18 19.5 6"
  static let smallCheck = "M7.6 12.5 10.7 15.7 16.4 8.6"
  private static let smallX = "M8.6 8.6 15.4 15.4M15.4 8.6 8.6 15.4"
  private static let smallPlus = "M12 7.4V16.6M7.4 12H16.6"
  private static let smallMinus = "M7.4 12H16.6"
  private static let bang = "M12 7V13"
  private static let triangle =
    "M10.4 4.1 2.5 17.9C1.8 19.2 2.7 20.8 4.2 20.8H19.8C21.3 20.8 22.2 19.2 21.5 17.9"
    + "L13.6 4.1C12.9 2.8 11.1 2.8 10.4 4.1z"
  private static let dots = circle(5.5, 12, 1.7) + circle(12, 12, 1.7) + circle(18.5, 12, 1.7)
  private static let smallDots =
    circle(7.6, 12, 1.25) + circle(12, 12, 1.25) + circle(16.4, 12, 1.25)

  static let signs: [String: String] = [
    "chevron.left": "s M15.2 4.5 7.8 12 15.2 19.5",
    "chevron.right": "s M8.8 4.5 16.2 12 8.8 19.5",
    "chevron.up": "s M4.5 15.7 12 8.3 19.5 15.7",
    "chevron.down": "s M4.5 8.3 12 15.7 19.5 8.3",
    "chevron.backward": "s M15.2 4.5 7.8 12 15.2 19.5",
    "chevron.forward": "s M8.8 4.5 16.2 12 8.8 19.5",
    "chevron.up.chevron.down": "s M7.5 9 12 4.5 16.5 9M7.5 15 12 19.5 16.5 15",
    "arrow.left": "s M20 12H4M10.5 5.5 4 12 10.5 18.5",
    "arrow.right": "s M4 12H20M13.5 5.5 20 12 13.5 18.5",
    "arrow.backward": "s M20 12H4M10.5 5.5 4 12 10.5 18.5",
    "arrow.forward": "s M4 12H20M13.5 5.5 20 12 13.5 18.5",
    "arrow.up": "s M12 20V4M5.5 10.5 12 4 18.5 10.5",
    "arrow.down": "s M12 4V20M5.5 13.5 12 20 18.5 13.5",
    "arrow.clockwise":
      "s M19.8 12.6A7.9 7.9 0 1 1 12 4.7H15.6M12.6 1.6 15.8 4.7 12.6 7.8",
    "arrow.counterclockwise":
      "s M4.2 12.6A7.9 7.9 0 1 0 12 4.7H8.4M11.4 1.6 8.2 4.7 11.4 7.8",
    "arrow.up.arrow.down":
      "s M7.5 19.5V4.5M3.2 8.8 7.5 4.5 11.8 8.8M16.5 4.5V19.5M12.2 15.2 16.5 19.5 20.8 15.2",
    "arrow.triangle.2.circlepath":
      "s M4 11.5A8 8 0 0 1 18.6 7.4M20 12.5A8 8 0 0 1 5.4 16.6"
      + "M18.9 3.2V7.7H14.4M5.1 20.8V16.3H9.6",
    "arrow.uturn.backward":
      "s M8.6 4.4 4.2 8.8 8.6 13.2M4.6 8.8H14.6A5.2 5.2 0 0 1 14.6 19.4H10.4",
    "arrow.uturn.forward":
      "s M15.4 4.4 19.8 8.8 15.4 13.2M19.4 8.8H9.4A5.2 5.2 0 0 0 9.4 19.4H13.6",
    "arrowshape.turn.up.left":
      "s M10.4 4.6V8.8C16.4 9 20.6 12.6 21.2 19.2 18.8 16 15.4 14.6 10.4 14.6V18.8"
      + "C10.4 19.4 9.7 19.7 9.2 19.3L2.8 12.4C2.4 12 2.4 11.4 2.8 11L9.2 4.1"
      + "C9.7 3.7 10.4 4 10.4 4.6z",
    "plus": "s M12 4V20M4 12H20",
    "minus": "s M4 12H20",
    "xmark": "s \(xmark)",
    "checkmark": "s \(check)",
    "plus.circle": "s \(ring)|s \(smallPlus)",
    "plus.circle.fill": "f \(disc)|x \(smallPlus)",
    "minus.circle": "s \(ring)|s \(smallMinus)",
    "minus.circle.fill": "f \(disc)|x \(smallMinus)",
    "xmark.circle": "s \(ring)|s \(smallX)",
    "xmark.circle.fill": "f \(disc)|x \(smallX)",
    "checkmark.circle": "s \(ring)|s \(smallCheck)",
    "checkmark.circle.fill": "f \(disc)|x \(smallCheck)",
    "circle": "s \(ring)",
    "circle.fill": "f \(disc)",
    "info.circle": "s \(ring)|s M10.4 11H12.2V16.6M10.2 16.8H14.2|f \(circle(12, 7.6, 1.2))",
    "info.circle.fill":
      "f \(disc)|x M10.4 11H12.2V16.6M10.2 16.8H14.2|e \(circle(12, 7.6, 1.35))",
    "questionmark.circle":
      "s \(ring)|s M9.3 9.4C9.3 7.9 10.5 6.9 12 6.9S14.7 7.9 14.7 9.3C14.7 11.2 12 11.5 12 13.6"
      + "|f \(circle(12, 16.8, 1.15))",
    "exclamationmark.circle": "s \(ring)|s \(bang)|f \(circle(12, 16.5, 1.2))",
    "exclamationmark.circle.fill": "f \(disc)|x \(bang)|e \(circle(12, 16.5, 1.35))",
    "exclamationmark.triangle": "s \(triangle)|s M12 9.2V13.8|f \(circle(12, 17.1, 1.15))",
    "exclamationmark.triangle.fill":
      "f \(triangle)|s \(triangle)|x M12 9.2V13.8|e \(circle(12, 17.1, 1.25))",
    "ellipsis": "f \(dots)",
    "ellipsis.circle": "s \(ring)|f \(smallDots)",
    "ellipsis.circle.fill": "f \(disc)|e \(smallDots)",
  ]
}
