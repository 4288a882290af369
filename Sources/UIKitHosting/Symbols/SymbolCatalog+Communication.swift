/// Symbols of the category Communication.
extension SymbolCatalog {
  private static let handset =
    "M6.9 3.4 8.9 3.2C9.5 3.1 10.1 3.5 10.3 4.1L11.3 7.2C11.5 7.7 11.3 8.2 10.9 8.6L9.3 9.9"
    + "C10.3 12 12 13.7 14.1 14.7L15.4 13.1C15.8 12.7 16.3 12.5 16.8 12.7L19.9 13.7"
    + "C20.5 13.9 20.9 14.5 20.8 15.1L20.6 17.1C20.4 19.2 18.6 20.8 16.5 20.6"
    + "C9.6 20 4 14.4 3.4 7.5 3.2 5.4 4.8 3.6 6.9 3.4z"
  private static let envelope = box(2.4, 4.8, 19.2, 14.4, 2.8)
  private static let flap = "M3.2 6.6 10.6 12.9C11.4 13.6 12.6 13.6 13.4 12.9L20.8 6.6"
  private static let balloon =
    "M12 3.6C17.5 3.6 21.6 7.1 21.6 11.5S17.5 19.4 12 19.4C11.2 19.4 10.4 19.3 9.7 19.2"
    + "L6.3 21.2C5.8 21.5 5.2 21 5.3 20.4L5.7 17.5C3.7 16.1 2.4 13.9 2.4 11.5"
    + "C2.4 7.1 6.5 3.6 12 3.6z"
  private static let mirroredBalloon =
    "M12 3.6C6.5 3.6 2.4 7.1 2.4 11.5S6.5 19.4 12 19.4C12.8 19.4 13.6 19.3 14.3 19.2"
    + "L17.7 21.2C18.2 21.5 18.8 21 18.7 20.4L18.3 17.5C20.3 16.1 21.6 13.9 21.6 11.5"
    + "C21.6 7.1 17.5 3.6 12 3.6z"
  private static let balloonLines = "M7.6 9.6H16.4M7.6 13.2H13.4"
  private static let capsule = box(8.6, 2.6, 6.8, 12, 3.4)
  private static let stand = "M5.2 11.6A6.8 6.8 0 0 0 18.8 11.6M12 18.6V21.6M8.6 21.6H15.4"
  private static let videoCamera = box(2, 6, 13.4, 12, 2.8)
  private static let videoLens =
    "M15.6 10.6 20.6 7.4C21.2 7 22 7.4 22 8.2V15.8C22 16.6 21.2 17 20.6 16.6L15.6 13.4"

  static let communication: [String: String] = [
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
    "bubble.right": "s \(mirroredBalloon)",
    "bubble.right.fill": "f \(mirroredBalloon)|s \(mirroredBalloon)",
    "text.bubble": "s \(balloon)|s \(balloonLines)",
    "text.bubble.fill": "f \(balloon)|s \(balloon)|x \(balloonLines)",
    "envelope.open":
      "s M2.4 10.4 10.6 3.4C11.4 2.7 12.6 2.7 13.4 3.4L21.6 10.4V18.4"
      + "C21.6 20 20.4 21.2 18.8 21.2H5.2C3.6 21.2 2.4 20 2.4 18.4zM3.2 11.4 10.6 16.6"
      + "C11.4 17.2 12.6 17.2 13.4 16.6L20.8 11.4",
    "paperplane": "s M21 3 2.8 10.2 10 13.8 13.8 21.2zM21 3 10 13.8",
    "paperplane.fill":
      "f M21 3 2.8 10.2 10 13.8 13.8 21.2z|s M21 3 2.8 10.2 10 13.8 13.8 21.2z"
      + "|x M20 4 10 13.8",
    "mic": "s \(capsule)|s \(stand)",
    "mic.fill": "f \(capsule)|s \(capsule)|s \(stand)",
    "mic.slash": "s \(capsule)|s \(stand)\(slash)",
    "video": "s \(videoCamera)|s \(videoLens)",
    "video.fill": "f \(videoCamera)|s \(videoCamera)|f \(videoLens)z|s \(videoLens)z",
    "video.slash": "s \(videoCamera)|s \(videoLens)\(slash)",
  ]
}
