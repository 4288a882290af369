/// Symbols of the category Arrows.
extension SymbolCatalog {
  private static let up = "M12 16.8V7.4M8 11.2 12 7.2 16 11.2"
  private static let down = "M12 7.2V16.6M8 12.8 12 16.8 16 12.8"
  private static let left = "M16.8 12H7.4M11.2 8 7.2 12 11.2 16"
  private static let right = "M7.2 12H16.6M12.8 8 16.8 12 12.8 16"

  static let arrows: [String: String] = [
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
    "square.and.arrow.up":
      "s M8.4 9H6.6C5.2 9 4.2 10 4.2 11.4V18.8C4.2 20.2 5.2 21.2 6.6 21.2H17.4"
      + "C18.8 21.2 19.8 20.2 19.8 18.8V11.4C19.8 10 18.8 9 17.4 9H15.6"
      + "|s M12 14.6V2.8M8.2 6.4 12 2.6 15.8 6.4",
    "square.and.arrow.down":
      "s M8.4 9H6.6C5.2 9 4.2 10 4.2 11.4V18.8C4.2 20.2 5.2 21.2 6.6 21.2H17.4"
      + "C18.8 21.2 19.8 20.2 19.8 18.8V11.4C19.8 10 18.8 9 17.4 9H15.6"
      + "|s M12 2.8V14.8M8.2 11.2 12 15 15.8 11.2",
    "arrow.up.circle": "s \(ring)|s \(up)",
    "arrow.up.circle.fill": "f \(disc)|x \(up)",
    "arrow.down.circle": "s \(ring)|s \(down)",
    "arrow.down.circle.fill": "f \(disc)|x \(down)",
    "arrow.left.circle": "s \(ring)|s \(left)",
    "arrow.left.circle.fill": "f \(disc)|x \(left)",
    "arrow.right.circle": "s \(ring)|s \(right)",
    "arrow.right.circle.fill": "f \(disc)|x \(right)",
    "rectangle.portrait.and.arrow.right":
      "s M14 7V5.4C14 4 13 3 11.6 3H6C4.6 3 3.6 4 3.6 5.4V18.6C3.6 20 4.6 21 6 21H11.6"
      + "C13 21 14 20 14 18.6V17M9 12H21M17.6 8.4 21.2 12 17.6 15.6",
    "arrow.left.arrow.right":
      "s M20.4 8H3.6M8 3.8 3.6 8 8 12.2M3.6 16H20.4M16 11.8 20.4 16 16 20.2",
  ]
}
