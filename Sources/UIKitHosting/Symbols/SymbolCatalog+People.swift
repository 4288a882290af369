/// People, and means of communication.
extension SymbolCatalog {
  private static let head = circle(12, 7.4, 4.1)
  private static let shoulders =
    "M3.9 19.6C3.9 16.2 7.5 14.2 12 14.2S20.1 16.2 20.1 19.6C20.1 20.3 19.6 20.8 18.9 20.8H5.1"
    + "C4.4 20.8 3.9 20.3 3.9 19.6z"
  private static let smallHead = circle(12, 9.2, 3.1)
  private static let smallShoulders =
    "M6.4 17.2C6.8 14.9 9 13.7 12 13.7S17.2 14.9 17.6 17.2"
  private static let bust =
    "M12 13.4C15.6 13.4 18.2 15 19.4 17.6 17.6 20.1 15 21.6 12 21.6S6.4 20.1 4.6 17.6"
    + "C5.8 15 8.4 13.4 12 13.4z"
  private static let cropped =
    "s \(ring)|s \(circle(12, 9.4, 3.3))|"
    + "s M5.4 18.7C6.4 16.3 8.9 15 12 15S17.6 16.3 18.6 18.7"
  private static let badge = "|e \(circle(18.4, 18.2, 6))|f \(circle(18.4, 18.2, 4.7))"

  private static let handset =
    "M6.9 3.4 8.9 3.2C9.5 3.1 10.1 3.5 10.3 4.1L11.3 7.2C11.5 7.7 11.3 8.2 10.9 8.6L9.3 9.9"
    + "C10.3 12 12 13.7 14.1 14.7L15.4 13.1C15.8 12.7 16.3 12.5 16.8 12.7L19.9 13.7"
    + "C20.5 13.9 20.9 14.5 20.8 15.1L20.6 17.1C20.4 19.2 18.6 20.8 16.5 20.6"
    + "C9.6 20 4 14.4 3.4 7.5 3.2 5.4 4.8 3.6 6.9 3.4z"
  private static let envelope = box(2.4, 4.8, 19.2, 14.4, 2.8)
  private static let flap = "M3.2 6.6 10.6 12.9C11.4 13.6 12.6 13.6 13.4 12.9L20.8 6.6"
  static let balloon =
    "M12 3.6C17.5 3.6 21.6 7.1 21.6 11.5S17.5 19.4 12 19.4C11.2 19.4 10.4 19.3 9.7 19.2"
    + "L6.3 21.2C5.8 21.5 5.2 21 5.3 20.4L5.7 17.5C3.7 16.1 2.4 13.9 2.4 11.5"
    + "C2.4 7.1 6.5 3.6 12 3.6z"

  static let people: [String: String] = [
    "person": "s \(head)|s \(shoulders)",
    "person.fill": "f \(circle(12, 7.4, 4.8))|f \(shoulders)|s \(shoulders)",
    "person.circle": "s \(ring)|s \(smallHead)|s \(smallShoulders)",
    "person.circle.fill":
      "f \(disc)|e \(circle(12, 9.2, 3.3))|"
      + "e M5.9 17.4C6.4 14.9 8.9 13.6 12 13.6S17.6 14.9 18.1 17.4z",
    "person.crop.circle": cropped,
    "person.crop.circle.fill": "f \(disc)|e \(circle(12, 9.2, 3.8))|e \(bust)",
    "person.crop.circle.badge.plus":
      cropped + badge + "|x M18.4 15.6V20.8M15.8 18.2H21",
    "person.crop.circle.badge.exclamationmark":
      cropped + badge + "|x M18.4 15.5V18.2|e \(circle(18.4, 20.6, 1))",
    "person.crop.circle.badge.checkmark":
      cropped + badge + "|x M16.2 18.4 17.8 20 20.6 16.6",
    "person.badge.plus":
      "s \(circle(9.6, 7.4, 3.9))|s M16 20.8H3.4C2.7 20.8 2.2 20.3 2.2 19.6"
      + "C2.2 16.4 5.5 14.3 9.6 14.3 10.6 14.3 11.6 14.4 12.5 14.7"
      + "|s M18.5 11.5V18.5M15 15H22",
    "person.2":
      "s \(circle(8.8, 8.2, 3.5))|s M2.2 18.9C2.2 16 5 14.2 8.8 14.2S15.4 16 15.4 18.9"
      + "C15.4 19.5 14.9 20 14.3 20H3.3C2.7 20 2.2 19.5 2.2 18.9z"
      + "|s M14.8 5A3.1 3.1 0 1 1 15.4 11M17.2 14.3C20 14.6 21.8 16.2 21.8 18.6"
      + "C21.8 19.2 21.3 19.7 20.7 19.7H18.3",
    "person.2.fill":
      "f \(circle(8.8, 8.2, 4.2))|f M1.5 18.9C1.5 15.7 4.6 13.6 8.8 13.6S16.1 15.7 16.1 18.9"
      + "C16.1 20 15.3 20.8 14.3 20.8H3.3C2.3 20.8 1.5 20 1.5 18.9z"
      + "|f M14.2 4.6A3.8 3.8 0 1 1 15.2 11.8C15 11 14.5 10.4 14.2 9.9 14.8 8.4 14.9 6.6 14.2 4.6z"
      + "|f M16.4 13.6C20 13.7 22.5 15.7 22.5 18.6 22.5 19.7 21.7 20.5 20.7 20.5H17.6"
      + "C18.2 17.6 17.9 15.4 16.4 13.6z",
    "phone": "s \(handset)",
    "phone.fill": "f \(handset)|s \(handset)",
    "envelope": "s \(envelope)|s \(flap)",
    "envelope.fill": "f \(envelope)|s \(envelope)|x \(flap)",
    "message": "s \(balloon)",
    "message.fill": "f \(balloon)|s \(balloon)",
    "bubble.left": "s \(balloon)",
    "bubble.left.fill": "f \(balloon)|s \(balloon)",
    "bubble.left.and.bubble.right":
      "s M9 3.6C13 3.6 15.8 5.9 15.8 9S13 14.4 9 14.4L5.8 16.4C5.4 16.6 5 16.3 5 15.9V13.4"
      + "C3.2 12.4 2.2 10.8 2.2 9 2.2 5.9 5 3.6 9 3.6z"
      + "|s M18.6 9.2C20.6 10 21.8 11.6 21.8 13.4 21.8 15.1 20.8 16.6 19.2 17.5V19.9"
      + "C19.2 20.3 18.8 20.6 18.4 20.4L15.4 18.6C13.2 18.6 11.4 17.9 10.2 16.8",
    "hand.thumbsup":
      "s M7.4 11.2V20.4H5C3.7 20.4 2.6 19.3 2.6 18V13.6C2.6 12.3 3.7 11.2 5 11.2z"
      + "|s M7.4 11.2 11.3 3.9C11.6 3.3 12.2 3 12.8 3.1 14.1 3.3 14.9 4.5 14.7 5.8L14 9.6H19"
      + "C20.5 9.6 21.6 11 21.2 12.5L19.8 18.4C19.5 19.6 18.4 20.4 17.2 20.4H7.4",
    "hand.thumbsup.fill":
      "f M6.2 10.6V21H5C3.3 21 1.9 19.6 1.9 18V13.6C1.9 11.9 3.3 10.6 5 10.6z"
      + "|f M7.8 10.8 11 3.6C11.4 2.7 12.2 2.2 13 2.3 14.8 2.6 15.9 4.2 15.6 5.9L15 8.8H19"
      + "C21 8.8 22.5 10.7 22 12.7L20.6 18.6C20.2 20.1 18.8 21.2 17.2 21.2H7.8z",
  ]
}
