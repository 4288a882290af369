/// Runs tests with other settings.
///
/// ```swift
/// withSnapshotTesting(record: .failed) { … }
/// ```
///
/// - Parameters:
///   - record: Which snapshots are recorded; nil for the current setting.
///   - diffTool: The tool that failures name; nil for the current one.
///   - operation: The tests.
/// - Returns: The operation's result.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .current(record, diffTool),
    operation: operation
  )
}

/// Runs asynchronous tests with other settings.
///
/// - Parameters:
///   - record: Which snapshots are recorded; nil for the current setting.
///   - diffTool: The tool that failures name; nil for the current one.
///   - operation: The tests.
/// - Returns: The operation's result.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .current(record, diffTool),
    operation: operation
  )
}

/// Settings of snapshot tests.
public struct SnapshotTestingConfiguration: Sendable {
  @TaskLocal static var current: Self?

  /// The tool that failures name; nil for the setting around this one.
  public var diffTool: DiffTool?
  /// Which snapshots are recorded; nil for the setting around this one.
  public var record: Record?

  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  fileprivate static func current(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(
      record: record ?? current?.record ?? GlobalSettings.record,
      diffTool: diffTool ?? current?.diffTool ?? GlobalSettings.diffTool
    )
  }

  /// Which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    private enum Storage: String {
      case all, failed, missing, never
    }

    private let storage: Storage

    private init(storage: Storage) {
      self.storage = storage
    }

    /// - Parameter rawValue: "all", "failed", "missing" or "never".
    public init?(rawValue: String) {
      guard let storage = Storage(rawValue: rawValue) else { return nil }
      self.storage = storage
    }

    /// Every snapshot; the tests fail.
    public static let all = Self(storage: .all)
    /// Those that differ or are missing.
    public static let failed = Self(storage: .failed)
    /// Those that are missing.
    public static let missing = Self(storage: .missing)
    /// None.
    public static let never = Self(storage: .never)
  }

  /// A tool for comparing two files, as failures name it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.tool = tool
    }

    /// - Parameter value: The command, to which the paths of the two files are added.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope.
    public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }
    /// The addresses of both files.
    public static let `default` = Self { current, failed in
      """
      @\(LineDifference.minus)
      "file://\(current)"
      @\(LineDifference.plus)
      "file://\(failed)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {
    self = .default
  }
}
