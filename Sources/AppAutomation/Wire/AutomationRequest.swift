package import Foundation

/// A request of a test to the app that it drives.
///
/// A message is a line of JSON on a stream.
package enum AutomationRequest: Codable, Sendable {
  /// The elements on the screen, unless they are those of a known revision.
  case elements(known: UInt64?)
  /// What is in rows, headers and footers that are far from the visible part of their table.
  case contents([ElementRecord.ID])
  /// Whether a tap on an element would reach it.
  case isHittable(ElementRecord.ID)
  /// Taps the middle of an element.
  case tap(ElementRecord.ID, count: Int, touches: Int)
  /// Taps a point, which a test has derived from an element.
  case tapPoint(ScreenPoint, of: ElementRecord.ID, count: Int)
  /// Presses the middle of an element for a time in seconds.
  case press(ElementRecord.ID, seconds: Double)
  case pressPoint(ScreenPoint, seconds: Double)
  /// Presses a point, which a test has derived from an element, and drags the finger to another one.
  case drag(from: ScreenPoint, of: ElementRecord.ID, to: ScreenPoint, seconds: Double)
  /// Swipes across an element.
  case swipe(ElementRecord.ID, SwipeDirection)
  /// Moves two fingers apart, or together with a scale below 1.
  case pinch(ElementRecord.ID, scale: Double)
  /// Rotates two fingers, by radians.
  case rotate(ElementRecord.ID, angle: Double)
  /// Types into the element that has the keyboard.
  case type(ElementRecord.ID, String)
  /// Presses a key of a hardware keyboard: a character or the text of a `KeyName`, with the raw value of
  /// `KeyValue.Modifiers`.
  case key(String, modifiers: UInt8)
  /// Moves a slider to a fraction of its track.
  case slide(ElementRecord.ID, Double)
  /// Turns a wheel to the row with a title.
  case turn(ElementRecord.ID, String)
  case rotateDevice(isLandscape: Bool)
  case setDark(Bool)
  /// Shows the home screen.
  case leave
  case activate
  case open(URL)
  case shake
  case screenshot
}

extension AutomationRequest {
  /// Returns the request about the element that stands for its own one.
  ///
  /// - Parameter find: Returns the element; nil for the same.
  /// - Returns: The request.
  /// - Throws: An error of the function.
  func replacingElement(
    _ find: (ElementRecord.ID) throws -> ElementRecord?
  ) rethrows -> AutomationRequest {
    func id(_ id: ElementRecord.ID) throws -> ElementRecord.ID { try find(id)?.id ?? id }
    switch self {
    case .tap(let old, let count, let touches):
      return .tap(try id(old), count: count, touches: touches)
    case .tapPoint(_, let old, let count):
      return try find(old).map { .tapPoint($0.frame.middle, of: $0.id, count: count) } ?? self
    case .press(let old, let seconds): return .press(try id(old), seconds: seconds)
    case .drag(_, let old, let end, let seconds):
      return try find(old).map { new in
        .drag(from: new.frame.middle, of: new.id, to: end, seconds: seconds)
      } ?? self
    case .swipe(let old, let direction): return .swipe(try id(old), direction)
    case .pinch(let old, let scale): return .pinch(try id(old), scale: scale)
    case .rotate(let old, let angle): return .rotate(try id(old), angle: angle)
    case .type(let old, let text): return .type(try id(old), text)
    case .slide(let old, let position): return .slide(try id(old), position)
    case .turn(let old, let title): return .turn(try id(old), title)
    case .elements, .contents, .isHittable, .pressPoint, .key, .rotateDevice, .setDark, .leave,
      .activate, .open,
      .shake, .screenshot:
      return self
    }
  }
}

package enum SwipeDirection: String, Codable, Sendable {
  case up, down, left, right
}

/// The answer to a request.
package enum AutomationReply: Codable, Sendable {
  case done
  case elements(ElementRecord, revision: UInt64)
  case contents([ElementRecord])
  /// The elements are those of the known revision.
  case unchanged
  case flag(Bool)
  case data(Data)
  /// The app cannot do it; the reason continues a sentence such as "Failed to tap …: ".
  case failed(String)

  /// The reason if an element was replaced after the test had found it.
  package static let vanished = "The element is no longer on the screen."
}
