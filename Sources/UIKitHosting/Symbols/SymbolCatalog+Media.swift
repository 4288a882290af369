/// Symbols of the category Media.
extension SymbolCatalog {
  private static let play =
    "M6 4.9V19.1C6 20.4 7.3 21.1 8.4 20.5L20 13.4C21.1 12.8 21.1 11.2 20 10.6L8.4 3.5"
    + "C7.3 2.9 6 3.6 6 4.9z"
  private static let pauseBars = box(5.6, 4, 4, 16, 1.2) + box(14.4, 4, 4, 16, 1.2)
  private static let double = "M3 7V17L11 12zM12.6 7V17L20.8 12z"
  private static let mirrored = "M21 7V17L13 12zM11.4 7V17L3.2 12z"
  private static let stopSquare = box(5, 5, 14, 14, 2.2)
  private static let silentSpeaker = loudspeaker(at: 6.8)
  private static let wavingSpeaker = loudspeaker(at: 1.2)
  private static let near = "M14.2 9.2A4 4 0 0 1 14.2 14.8"
  private static let middle = "M16.6 6.8A7.2 7.2 0 0 1 16.6 17.2"
  private static let far = "M19 4.6A10.4 10.4 0 0 1 19 19.4"
  private static let smallPlay =
    "M9.4 7.9V16.1C9.4 16.8 10.1 17.1 10.6 16.8L17 12.6C17.5 12.3 17.5 11.7 17 11.4L10.6 7.2"
    + "C10.1 6.9 9.4 7.2 9.4 7.9z"
  private static let smallPauseBars = "M9.6 8.4V15.6M14.4 8.4V15.6"

  private static func loudspeaker(at x: Double) -> String {
    "M\(x + 1) 9.2h3.2l4.8-4.2c0.6-0.5 1.4-0.1 1.4 0.7v12.6c0 0.8-0.8 1.2-1.4 0.7l-4.8-4.2h-3.2"
      + "c-0.6 0-1-0.4-1-1v-3.6c0-0.6 0.4-1 1-1z"
  }

  static let media: [String: String] = [
    "play": "s \(play)",
    "play.fill": "f \(play)|s \(play)",
    "pause": "s \(pauseBars)",
    "pause.fill": "f \(pauseBars)|s \(pauseBars)",
    "repeat":
      "s M3.4 11V9.4C3.4 7.6 4.8 6.2 6.6 6.2H19.6M16.6 3 19.8 6.2 16.6 9.4M20.6 13V14.6"
      + "C20.6 16.4 19.2 17.8 17.4 17.8H4.4M7.4 14.6 4.2 17.8 7.4 21",
    "shuffle":
      "s M2.6 7H6.4C8.2 7 9.2 7.8 10.2 9.2L13.8 14.8C14.8 16.2 15.8 17 17.6 17H21"
      + "M18 13.8 21.2 17 18 20.2M2.6 17H6.4C8.2 17 9.2 16.2 10.2 14.8M13.8 9.2"
      + "C14.8 7.8 15.8 7 17.6 7H21M18 3.8 21.2 7 18 10.2",
    "speaker": "s \(silentSpeaker)",
    "speaker.fill": "f \(silentSpeaker)|s \(silentSpeaker)",
    "speaker.slash": "s \(silentSpeaker)\(slash)",
    "speaker.slash.fill": "f \(silentSpeaker)|s \(silentSpeaker)\(slash)",
    "speaker.wave.1": "s \(wavingSpeaker)|s \(near)",
    "speaker.wave.1.fill": "f \(wavingSpeaker)|s \(wavingSpeaker)|s \(near)",
    "speaker.wave.2": "s \(wavingSpeaker)|s \(near)\(middle)",
    "speaker.wave.2.fill": "f \(wavingSpeaker)|s \(wavingSpeaker)|s \(near)\(middle)",
    "speaker.wave.3": "s \(wavingSpeaker)|s \(near)\(middle)\(far)",
    "speaker.wave.3.fill": "f \(wavingSpeaker)|s \(wavingSpeaker)|s \(near)\(middle)\(far)",
    "play.circle": "s \(ring)|f \(smallPlay)",
    "play.circle.fill": "f \(disc)|e \(smallPlay)",
    "pause.circle": "s \(ring)|s \(smallPauseBars)",
    "pause.circle.fill": "f \(disc)|x \(smallPauseBars)",
    "stop.circle": "s \(ring)|f \(box(8.4, 8.4, 7.2, 7.2, 1.4))",
    "stop.circle.fill": "f \(disc)|e \(box(8.4, 8.4, 7.2, 7.2, 1.4))",
    "play.rectangle": "s \(box(2.2, 4.6, 19.6, 14.8, 3))|f \(smallPlay)",
    "music.note": "s M11 17.6V3.2C12 6 17.6 6.4 16.6 11.4|f \(circle(8, 17.6, 3.5))",
    "film":
      "s \(box(3, 4.2, 18, 15.6, 2.4))|s M7.4 4.4V19.6M16.6 4.4V19.6M3.2 9.4H7.2M3.2 14.6H7.2"
      + "M16.8 9.4H20.8M16.8 14.6H20.8M7.4 12H16.6",
    "stop": "s \(stopSquare)",
    "stop.fill": "f \(stopSquare)|s \(stopSquare)",
    "backward.fill": "f \(mirrored)|s \(mirrored)",
    "forward.fill": "f \(double)|s \(double)",
  ]
}
