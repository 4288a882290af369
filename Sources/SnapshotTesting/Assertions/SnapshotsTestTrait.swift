public import Testing

/// Settings of snapshot tests for functions and suites of Swift Testing.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record,
      diffTool: configuration.diffTool
    ) {
      try await SnapshotNumbers.$current.withValue(SnapshotNumbers()) { try await function() }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  public static var snapshots: Self { snapshots() }

  /// - Parameters:
  ///   - record: Which snapshots are recorded; nil for the setting around this one.
  ///   - diffTool: The tool that failures name; nil for the setting around this one.
  /// - Returns: The trait.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// - Parameter configuration: The settings.
  /// - Returns: The trait.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    Self(configuration: configuration)
  }
}
