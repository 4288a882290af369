import Foundation
import Synchronization
import Testing
import XCTest

/// The numbers of the snapshots without names in each test.
final class SnapshotNumbers: Sendable {
  @TaskLocal static var current = SnapshotNumbers()
  /// Those of the running test of XCTest.
  private static let ofXCTest = SnapshotNumbers()
  private static let observer = Mutex(false)

  private let numbers = Mutex<[String: Int]>([:])

  /// Returns the next number, from 1.
  func next(for key: String) -> Int {
    numbers.withLock { numbers in
      numbers[key, default: 0] += 1
      return numbers[key, default: 1]
    }
  }

  /// The numbers of the running test.
  static var ofRunningTest: SnapshotNumbers {
    guard Test.current == nil else { return current }
    let isNew = observer.withLock { isThere in
      defer { isThere = true }
      return !isThere
    }
    // Tests that run again begin at 1.
    if isNew { onMainThread { XCTestObservationCenter.shared.addTestObserver(Observer()) } }
    return ofXCTest
  }

  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) {
      SnapshotNumbers.ofXCTest.numbers.withLock { $0.removeAll() }
    }
  }
}
