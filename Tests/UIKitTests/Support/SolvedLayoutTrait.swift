import Testing

@testable import UIKit

/// Has tests run while the solver computes frames.
struct SolvedLayoutTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await SolvedLayout.$isEnabled.withValue(true) { try await function() }
  }
}

extension Trait where Self == SolvedLayoutTrait {
  static var solvedLayout: Self { Self() }
}
