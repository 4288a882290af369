public import Foundation
public import XCTest

// The preparation of `rostrum test` writes these names in place of XCTest's own, which differ here.

extension XCTestCase {
  /// Creates an expectation whose fulfilment beyond the expected count is a failure, as on iOS.
  @discardableResult
  public func _expectation(
    description: String,
    file: StaticString = #filePath,
    line: Int = #line
  ) -> XCTestExpectation {
    let expectation = expectation(description: description, file: file, line: line)
    expectation.assertForOverFulfill = true
    return expectation
  }

  /// Creates an expectation that is fulfilled once a predicate is true, in asynchronous methods too.
  @discardableResult
  public func _expectation(
    for predicate: NSPredicate,
    evaluatedWith object: Any? = nil,
    file: StaticString = #filePath,
    line: Int = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    MainLoop.run {
      self.expectation(
        for: predicate,
        evaluatedWith: object,
        file: file,
        line: line,
        handler: handler
      )
    }
  }
}

/// Creates an expectation that is fulfilled once a predicate is true, in asynchronous methods too.
public func _XCTNSPredicateExpectation(
  predicate: NSPredicate,
  object: Any? = nil,
  file: StaticString = #filePath,
  line: Int = #line
) -> XCTNSPredicateExpectation {
  MainLoop.run {
    XCTNSPredicateExpectation(predicate: predicate, object: object, file: file, line: line)
  }
}

/// The run loop of the main thread, in which an expectation looks at its predicate that is made there.
///
/// Loops of other threads do not run while an asynchronous method waits.
private enum MainLoop {
  /// Returns what a function returns on the main thread, which runs its loop while asynchronous tests run.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard !Thread.isMainThread else { return body() }
    // The thread of the test waits until the function has returned.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result?
    DispatchQueue.main.sync { result = body() }
    guard let result else { preconditionFailure("Expected the function to have run.") }
    return result
  }
}
