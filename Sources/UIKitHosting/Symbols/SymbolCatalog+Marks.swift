/// Arrows, marks and signs, in circles and squares or standing alone.
extension SymbolCatalog {
  private static let smallEye =
    "M5.4 12C6.6 9.4 9 7.8 12 7.8S17.4 9.4 18.6 12C17.4 14.6 15 16.2 12 16.2S6.6 14.6 5.4 12z"
  private static let up = "M12 16.8V7.4M8 11.2 12 7.2 16 11.2"
  private static let down = "M12 7.2V16.6M8 12.8 12 16.8 16 12.8"
  private static let left = "M16.8 12H7.4M11.2 8 7.2 12 11.2 16"
  private static let right = "M7.2 12H16.6M12.8 8 16.8 12 12.8 16"
  private static let frame = box(3, 3, 18, 18, 3.4)
  private static let dollar =
    "M15 9C14.6 7.8 13.4 7.4 12 7.4 10.4 7.4 9 8.2 9 9.6 9 12.8 15.2 11 15.2 14.2"
    + "C15.2 15.8 13.6 16.6 12 16.6 10.4 16.6 9 16 8.8 14.8M12 5.6V18.4"

  static let marks: [String: String] = [
    "arrow.up.circle": "s \(ring)|s \(up)",
    "arrow.up.circle.fill": "f \(disc)|x \(up)",
    "arrow.down.circle": "s \(ring)|s \(down)",
    "arrow.down.circle.fill": "f \(disc)|x \(down)",
    "arrow.left.circle": "s \(ring)|s \(left)",
    "arrow.left.circle.fill": "f \(disc)|x \(left)",
    "arrow.right.circle": "s \(ring)|s \(right)",
    "arrow.right.circle.fill": "f \(disc)|x \(right)",
    "checkmark.seal": "s \(seal)|s \(smallCheck)",
    "checkmark.seal.fill": "f \(seal)|s \(seal)|x \(smallCheck)",
    "square": "s \(frame)",
    "square.fill": "f \(frame)|s \(frame)",
    "checkmark.square": "s \(frame)|s \(smallCheck)",
    "checkmark.square.fill": "f \(frame)|s \(frame)|x \(smallCheck)",
    "plus.square": "s \(frame)|s M12 7.4V16.6M7.4 12H16.6",
    "questionmark":
      "s M7.6 8.2C7.6 5.4 9.4 3.6 12 3.6S16.4 5.4 16.4 7.8C16.4 11.2 12 11.6 12 15.2"
      + "|f \(circle(12, 19.6, 1.5))",
    "exclamationmark": "s M12 3.4V14.6|f \(circle(12, 19.4, 1.5))",
    "questionmark.circle.fill":
      "f \(disc)|x M9.3 9.4C9.3 7.9 10.5 6.9 12 6.9S14.7 7.9 14.7 9.3C14.7 11.2 12 11.5 12 13.6"
      + "|e \(circle(12, 16.8, 1.3))",
    "number": "s M9.4 3.6 7 20.4M17 3.6 14.6 20.4M4.2 8.8H20.4M3.6 15.2H19.8",
    "dollarsign.circle": "s \(ring)|s \(dollar)",
    "dollarsign.circle.fill": "f \(disc)|x \(dollar)",
    "circle.lefthalf.filled": "s \(ring)|f M12 2.4A9.6 9.6 0 0 0 12 21.6z",
    "repeat":
      "s M3.4 11V9.4C3.4 7.6 4.8 6.2 6.6 6.2H19.6M16.6 3 19.8 6.2 16.6 9.4M20.6 13V14.6"
      + "C20.6 16.4 19.2 17.8 17.4 17.8H4.4M7.4 14.6 4.2 17.8 7.4 21",
    "shuffle":
      "s M2.6 7H6.4C8.2 7 9.2 7.8 10.2 9.2L13.8 14.8C14.8 16.2 15.8 17 17.6 17H21"
      + "M18 13.8 21.2 17 18 20.2M2.6 17H6.4C8.2 17 9.2 16.2 10.2 14.8M13.8 9.2"
      + "C14.8 7.8 15.8 7 17.6 7H21M18 3.8 21.2 7 18 10.2",
    "power": "s M12 2.8V11.4M7 5.4A8.6 8.6 0 1 0 17 5.4",
    "rectangle.portrait.and.arrow.right":
      "s M14 7V5.4C14 4 13 3 11.6 3H6C4.6 3 3.6 4 3.6 5.4V18.6C3.6 20 4.6 21 6 21H11.6"
      + "C13 21 14 20 14 18.6V17M9 12H21M17.6 8.4 21.2 12 17.6 15.6",
    "sparkles": "f \(spark(9.6, 13.4, 7.6))\(spark(18, 6.2, 4.2))\(spark(18.4, 19.2, 3))",
    "eye.circle": "s \(ring)|s \(smallEye)|s \(circle(12, 12, 1.9))",
    "eye.slash.circle":
      "s \(ring)|s \(smallEye)|s \(circle(12, 12, 1.9))|x M8.9 6.3 17.7 15.1|s M7.3 7.3 16.7 16.7",
    "arrow.left.arrow.right":
      "s M20.4 8H3.6M8 3.8 3.6 8 8 12.2M3.6 16H20.4M16 11.8 20.4 16 16 20.2",
  ]
}
