import Foundation
import XCTest

/// A line of a test, at which failures are recorded.
struct TestPlace {
  private let file: StaticString
  private let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// Records a failure of the running test.
  func fail(_ message: String) {
    XCTFail(message, file: file, line: line)
  }
}

/// Waiting for what an app shows.
@MainActor
enum Waiting {
  /// The seconds for which actions wait for their element.
  static let patience: TimeInterval = 3

  /// Waits until a condition holds.
  ///
  /// - Returns: False if it does not hold after some seconds.
  static func wait(_ seconds: TimeInterval, until condition: () -> Bool) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(max(0, seconds))
    while !condition() {
      guard clock.now < end else { return false }
      let next = Date(timeIntervalSinceNow: interval)
      // The loop of another thread than the main one has nothing to wait for, and returns at once.
      if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
    }
    return true
  }

  /// The seconds between two looks at the screen.
  private static let interval: TimeInterval = 0.01
}
