public import XCTest

extension XCTestCase {
  /// A Boolean value that indicates whether the test goes on after a failure.
  ///
  /// The preparation of `rostrum test` writes it in place of `continueAfterFailure`, which XCTest ignores
  /// on Linux.
  public var _continueAfterFailure: Bool {
    get { CurrentTest.continuesAfterFailure }
    set { CurrentTest.continuesAfterFailure = newValue }
  }
}
