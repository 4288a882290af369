import Testing

@testable import UIKit

/// Has tests run while a task-local switch is on.
struct SwitchTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  let isEnabled: TaskLocal<Bool>

  @concurrent
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await isEnabled.withValue(true) { try await function() }
  }
}

extension Trait where Self == SwitchTrait {
  /// The solver computes frames, and fonts measure texts.
  static var solvedLayout: Self { Self(isEnabled: SolvedLayout.$isEnabled) }
}
