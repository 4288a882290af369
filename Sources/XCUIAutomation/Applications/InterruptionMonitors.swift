public import Foundation
public import XCTest

/// The handlers of alerts that interrupt tests.
@MainActor
enum InterruptionMonitors {
  final class Monitor: NSObject {
    let handler: (XCUIElement) -> Bool

    init(_ handler: @escaping (XCUIElement) -> Bool) { self.handler = handler }
  }

  private(set) static var all: [Monitor] = []

  /// Adds a monitor, which ends with its test.
  static func add(_ monitor: Monitor, of test: XCTestCase) {
    all.append(monitor)
    // Tests of XCTest end on the main thread.
    test.addTeardownBlock { MainActor.assumeIsolated { remove(monitor) } }
  }

  static func remove(_ monitor: any NSObjectProtocol) {
    all.removeAll { $0 === monitor }
  }
}

extension XCTestCase {
  /// Adds a handler of alerts that are over the element of an action, until the test ends.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose.
  ///   - handler: Gets the alert, and returns whether it has handled it.
  /// - Returns: The monitor.
  @preconcurrency @MainActor
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String,
    handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitors.Monitor(handler)
    InterruptionMonitors.add(monitor, of: self)
    return monitor
  }

  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    InterruptionMonitors.remove(monitor)
  }
}
