/// Audio, video, and their devices.
extension SymbolCatalog {
  private static let double = "M3 7V17L11 12zM12.6 7V17L20.8 12z"
  private static let mirrored = "M21 7V17L13 12zM11.4 7V17L3.2 12z"
  private static let square = box(5, 5, 14, 14, 2.2)
  private static let lens = circle(12, 13, 4)
  private static let stillCamera =
    "M8.6 5.4 7.9 6.4H5.2C3.7 6.4 2.4 7.6 2.4 9.2V17C2.4 18.5 3.7 19.8 5.2 19.8H18.8"
    + "C20.3 19.8 21.6 18.5 21.6 17V9.2C21.6 7.6 20.3 6.4 18.8 6.4H16.1L15.4 5.4"
    + "C15 4.7 14.2 4.2 13.4 4.2H10.6C9.8 4.2 9 4.7 8.6 5.4z"
  private static let alone = loudspeaker(at: 6.8)
  private static let horn = loudspeaker(at: 1.2)
  private static let near = "M14.2 9.2A4 4 0 0 1 14.2 14.8"
  private static let middle = "M16.6 6.8A7.2 7.2 0 0 1 16.6 17.2"
  private static let far = "M19 4.6A10.4 10.4 0 0 1 19 19.4"
  private static let capsule = box(8.6, 2.6, 6.8, 12, 3.4)
  private static let stand = "M5.2 11.6A6.8 6.8 0 0 0 18.8 11.6M12 18.6V21.6M8.6 21.6H15.4"
  private static let camera = box(2, 6, 13.4, 12, 2.8)
  private static let side =
    "M15.6 10.6 20.6 7.4C21.2 7 22 7.4 22 8.2V15.8C22 16.6 21.2 17 20.6 16.6L15.6 13.4"
  private static let triangle =
    "M9.4 7.9V16.1C9.4 16.8 10.1 17.1 10.6 16.8L17 12.6C17.5 12.3 17.5 11.7 17 11.4L10.6 7.2"
    + "C10.1 6.9 9.4 7.2 9.4 7.9z"
  private static let bars = "M9.6 8.4V15.6M14.4 8.4V15.6"
  private static let pad =
    "M7.4 6.6H16.6C19.4 6.6 20.8 8.6 21.4 11.6L22.2 15.6C22.8 18.4 19.6 19.8 18 17.6L16.4 15.4H7.6"
    + "L6 17.6C4.4 19.8 1.2 18.4 1.8 15.6L2.6 11.6C3.2 8.6 4.6 6.6 7.4 6.6z"

  private static func loudspeaker(at x: Double) -> String {
    "M\(x + 1) 9.2h3.2l4.8-4.2c0.6-0.5 1.4-0.1 1.4 0.7v12.6c0 0.8-0.8 1.2-1.4 0.7l-4.8-4.2h-3.2"
      + "c-0.6 0-1-0.4-1-1v-3.6c0-0.6 0.4-1 1-1z"
  }

  static let media: [String: String] = [
    "speaker": "s \(alone)",
    "speaker.fill": "f \(alone)|s \(alone)",
    "speaker.slash": "s \(alone)\(slash)",
    "speaker.slash.fill": "f \(alone)|s \(alone)\(slash)",
    "speaker.wave.1": "s \(horn)|s \(near)",
    "speaker.wave.1.fill": "f \(horn)|s \(horn)|s \(near)",
    "speaker.wave.2": "s \(horn)|s \(near)\(middle)",
    "speaker.wave.2.fill": "f \(horn)|s \(horn)|s \(near)\(middle)",
    "speaker.wave.3": "s \(horn)|s \(near)\(middle)\(far)",
    "speaker.wave.3.fill": "f \(horn)|s \(horn)|s \(near)\(middle)\(far)",
    "mic": "s \(capsule)|s \(stand)",
    "mic.fill": "f \(capsule)|s \(capsule)|s \(stand)",
    "mic.slash": "s \(capsule)|s \(stand)\(slash)",
    "video": "s \(camera)|s \(side)",
    "video.fill": "f \(camera)|s \(camera)|f \(side)z|s \(side)z",
    "video.slash": "s \(camera)|s \(side)\(slash)",
    "play.circle": "s \(ring)|f \(triangle)",
    "play.circle.fill": "f \(disc)|e \(triangle)",
    "pause.circle": "s \(ring)|s \(bars)",
    "pause.circle.fill": "f \(disc)|x \(bars)",
    "stop.circle": "s \(ring)|f \(box(8.4, 8.4, 7.2, 7.2, 1.4))",
    "stop.circle.fill": "f \(disc)|e \(box(8.4, 8.4, 7.2, 7.2, 1.4))",
    "play.rectangle": "s \(box(2.2, 4.6, 19.6, 14.8, 3))|f \(triangle)",
    "eye.slash.fill": "f \(eye)|s \(eye)|x \(circle(12, 12, 3.4))\(slash)",
    "music.note": "s M11 17.6V3.2C12 6 17.6 6.4 16.6 11.4|f \(circle(8, 17.6, 3.5))",
    "headphones":
      "s M3.2 15.4V12A8.8 8.8 0 0 1 20.8 12V15.4|f \(box(3.2, 13.6, 4, 7, 1.8))"
      + "\(box(16.8, 13.6, 4, 7, 1.8))|s \(box(3.2, 13.6, 4, 7, 1.8))"
      + "\(box(16.8, 13.6, 4, 7, 1.8))",
    "film":
      "s \(box(3, 4.2, 18, 15.6, 2.4))|s M7.4 4.4V19.6M16.6 4.4V19.6M3.2 9.4H7.2M3.2 14.6H7.2"
      + "M16.8 9.4H20.8M16.8 14.6H20.8M7.4 12H16.6",
    "tv": "s \(box(2.2, 4.6, 19.6, 12.8, 2.4))|s M8 20.8H16",
    "gamecontroller":
      "s \(pad)|s M8.4 9.2V13M6.5 11.1H10.3|f \(circle(15, 12.2, 1.1))\(circle(17.2, 10, 1.1))",
    "gamecontroller.fill":
      "f \(pad)|s \(pad)|x M8.4 9.2V13M6.5 11.1H10.3|e \(circle(15, 12.2, 1.2))"
      + "\(circle(17.2, 10, 1.2))",
    "iphone": "s \(box(6.4, 2, 11.2, 20, 2.6))|s M10.4 5H13.6",
    "laptopcomputer": "s \(box(4, 5, 16, 11, 1.8))|s M1.8 19H22.2",
    "desktopcomputer":
      "s \(box(2.2, 3.6, 19.6, 13, 2.2))|s M10 16.8 9.4 20.4M14 16.8 14.6 20.4M7.8 20.6H16.2",
    "printer":
      "s M6.8 7.8V3.4H17.2V7.8M6.4 17H5C3.6 17 2.6 16 2.6 14.6V10.2C2.6 8.8 3.6 7.8 5 7.8H19"
      + "C20.4 7.8 21.4 8.8 21.4 10.2V14.6C21.4 16 20.4 17 19 17H17.6|s "
      + "\(box(6.6, 13, 10.8, 7.8, 1.2))|f \(circle(17.8, 10.6, 1))",
    "camera": "s \(stillCamera)|s \(lens)",
    "camera.fill": "f \(stillCamera)|s \(stillCamera)|x \(lens)",
    "stop": "s \(square)",
    "stop.fill": "f \(square)|s \(square)",
    "timer":
      "s M12 3V7.4M12 3A9.2 9.2 0 1 1 5.4 5.8M11.8 12.4 7.6 8|f \(circle(12, 12.4, 1.5))",
    "stopwatch":
      "s \(circle(12, 13.4, 8))|s M12 13.4V8.8M9.6 2.8H14.4M12 2.8V5.2M18.6 6.2 20 4.8",
    "backward.fill": "f \(mirrored)|s \(mirrored)",
    "forward.fill": "f \(double)|s \(double)",
  ]
}
