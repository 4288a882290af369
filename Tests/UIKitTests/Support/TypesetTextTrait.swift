import Testing

@testable import UIKit

/// Has tests run while fonts measure texts.
struct TypesetTextTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await TypesetText.$isEnabled.withValue(true) { try await function() }
  }
}

extension Trait where Self == TypesetTextTrait {
  static var typesetText: Self { Self() }
}
