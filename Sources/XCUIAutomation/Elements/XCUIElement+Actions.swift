import AppAutomation
public import Foundation

// The actions of a finger on an element. A failure is recorded where the action is called.

extension XCUIElement {
  /// Finds the element, and has the app act on it.
  private func perform(
    _ purpose: String,
    _ file: StaticString,
    _ line: UInt,
    isTouch: Bool = true,
    _ request: (ElementRecord) -> AutomationRequest
  ) {
    let place = TestPlace(file, line)
    for attempt in 1...Self.attempts {
      guard let record = find(purpose, at: place) else { return }
      if isTouch { application.interruptions(for: record) }
      switch application.send(request(record)) {
      case .failed(AutomationReply.vanished)? where attempt < Self.attempts: continue
      case .failed(let reason)?: place.fail("Failed to \(purpose) \(name): \(reason)")
      case nil: place.fail("Failed to \(purpose) \(name): \(application.endFailure ?? "")")
      default: break
      }
      return
    }
  }

  /// The number of times that an element is found again, because the app has replaced it since.
  private static let attempts = 5

  // MARK: - Taps

  /// Taps the middle of the element.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    perform("tap", file, line) { .tap($0.id, count: 1, touches: 1) }
  }

  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    perform("double tap", file, line) { .tap($0.id, count: 2, touches: 1) }
  }

  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    perform("two-finger tap", file, line) { .tap($0.id, count: 1, touches: 2) }
  }

  public func tap(
    withNumberOfTaps numberOfTaps: Int,
    numberOfTouches: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("tap", file, line) {
      .tap($0.id, count: numberOfTaps, touches: numberOfTouches)
    }
  }

  /// Presses the middle of the element, for a time in seconds.
  public func press(
    forDuration duration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("press", file, line) { .press($0.id, seconds: duration) }
  }

  /// Presses the element, and after a time in seconds drags it to the middle of another one.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard let other = otherElement.find("drag to", at: TestPlace(file, line)) else { return }
    perform("press and drag", file, line) {
      .drag(from: $0.frame.middle, of: $0.id, to: other.frame.middle, seconds: duration)
    }
  }

  /// Presses the element, and after a time in seconds drags it to the middle of another one.
  ///
  /// The velocity and the last duration have no meaning here.
  public func press(
    forDuration duration: TimeInterval,
    thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    press(forDuration: duration, thenDragTo: otherElement, file: file, line: line)
  }

  // MARK: - Gestures

  public func swipeUp(
    velocity: XCUIGestureVelocity = .default,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("swipe up", file, line) { .swipe($0.id, .up) }
  }

  public func swipeDown(
    velocity: XCUIGestureVelocity = .default,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("swipe down", file, line) { .swipe($0.id, .down) }
  }

  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("swipe left", file, line) { .swipe($0.id, .left) }
  }

  public func swipeRight(
    velocity: XCUIGestureVelocity = .default,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("swipe right", file, line) { .swipe($0.id, .right) }
  }

  /// Moves two fingers apart, or together with a scale below 1.
  public func pinch(
    withScale scale: CGFloat,
    velocity: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("pinch", file, line) { .pinch($0.id, scale: Double(scale)) }
  }

  /// Rotates two fingers, by radians.
  public func rotate(
    _ rotation: CGFloat,
    withVelocity velocity: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("rotate", file, line) { .rotate($0.id, angle: Double(rotation)) }
  }

  // MARK: - Text

  /// Types into the element, which has the keyboard, or one inside of it has.
  public func typeText(
    _ text: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("type into", file, line, isTouch: false) { .type($0.id, text) }
  }

  /// Presses a key of a hardware keyboard: a command of the app's, or what the key types.
  public func typeKey(
    _ key: XCUIKeyboardKey,
    modifierFlags flags: KeyModifierFlags,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  /// Presses the key of a character on a hardware keyboard: a command of the app's, or what the key types.
  public func typeKey(
    _ key: String,
    modifierFlags flags: KeyModifierFlags,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("type a key into", file, line, isTouch: false) { _ in
      .key(key, modifiers: UInt8(flags.rawValue))
    }
  }

  // MARK: - Values

  /// The fraction of a slider's track that its value is at.
  public var normalizedSliderPosition: CGFloat {
    let digits = (value as? String)?.filter { $0.isNumber || $0 == "." } ?? ""
    return CGFloat(Double(digits) ?? 0) / 100
  }

  /// Moves a slider to a fraction of its track, from 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("adjust", file, line) { .slide($0.id, Double(normalizedSliderPosition)) }
  }

  /// Turns a picker wheel to the row with a title.
  public func adjust(
    toPickerWheelValue pickerWheelValue: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    perform("adjust", file, line) { .turn($0.id, pickerWheelValue) }
  }
}

/// The speed of a swipe, in points per second; here all are quick ones.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  public static let `default` = XCUIGestureVelocity(0)
  public static let slow = XCUIGestureVelocity(200)
  public static let fast = XCUIGestureVelocity(2000)
}
