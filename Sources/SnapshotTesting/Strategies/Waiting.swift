public import Foundation
import XCTest

extension Snapshotting {
  /// Waits before another strategy makes its snapshot, while the main run loop runs.
  ///
  /// - Parameters:
  ///   - duration: The seconds.
  ///   - strategy: The other strategy.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let expectation = XCTestExpectation(description: "Wait")
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { expectation.fulfill() }
        _ = XCTWaiter.wait(for: [expectation], timeout: duration + 1)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
