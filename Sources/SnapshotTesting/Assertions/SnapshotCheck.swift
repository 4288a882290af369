import Foundation
import TestHosting
import XCTest

/// The comparison of a value with its stored snapshot.
struct SnapshotCheck<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let place: SnapshotPlace
  /// The name of the snapshot; nil for its number.
  let name: String?
  let record: SnapshotTestingConfiguration.Record
  let timeout: TimeInterval
  let issue: TestIssue

  /// Compares a value, or records it.
  ///
  /// - Returns: What is wrong; nil for a value that matches.
  /// - Throws: An error of the file system.
  func failure(of value: Value) throws -> String? {
    let taken: Format
    switch snapshot(of: value) {
    case .success(let format): taken = format
    case .failure(let failure): return failure.message
    }
    if record == .all {
      try write(taken)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(place.file.absoluteString)"

        Turn record mode off and re-run "\(place.testName)" to assert against the newly-recorded snapshot
        """
    }
    guard FileManager.default.fileExists(atPath: place.file.path) else {
      return try missing(taken)
    }
    let reference = strategy.diffing.fromData(try Data(contentsOf: place.file))
    guard let (difference, attachments) = strategy.diffing.diff(reference, taken) else {
      return nil
    }
    return try mismatch(difference, attachments, taken)
  }

  private func missing(_ taken: Format) throws -> String {
    guard record != .never else {
      return
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    }
    try write(taken)
    return """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(place.file.absoluteString)"

      Re-run "\(place.testName)" to assert against the newly-recorded snapshot.
      """
  }

  private func mismatch(
    _ difference: String,
    _ attachments: [XCTAttachment],
    _ taken: Format
  ) throws -> String {
    let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    let failed = URL(
      filePath: artifacts ?? NSTemporaryDirectory(),
      directoryHint: .isDirectory
    ).appending(path: "\(place.fileName)/\(place.file.lastPathComponent)")
    try write(taken, to: failed)
    issue.attach(attachments)
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? GlobalSettings.diffTool
    var message =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if record == .failed {
      try write(taken)
      message += " A new snapshot was automatically recorded."
    }
    return """
      \(message)

      \(tool(currentFilePath: place.file.path, failedFilePath: failed.path))

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  // MARK: - Files

  private func write(_ taken: Format) throws {
    try write(taken, to: place.file)
  }

  private func write(_ taken: Format, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try strategy.diffing.toData(taken).write(to: file)
  }

  // MARK: - Making the snapshot

  private struct SnapshotFailure: Error {
    let message: String
  }

  /// The snapshot, once it is there.
  private final class Result {
    var format: Format?
  }

  private func snapshot(of value: Value) -> Swift.Result<Format, SnapshotFailure> {
    let result = Result()
    let expectation = XCTestExpectation(description: "Took snapshot")
    strategy.snapshot(value).run { format in
      result.format = format
      expectation.fulfill()
    }
    if let format = result.format { return .success(format) }
    switch XCTWaiter.wait(for: [expectation], timeout: timeout) {
    case .timedOut:
      return .failure(
        SnapshotFailure(
          message: """
            Exceeded timeout of \(timeout) seconds waiting for snapshot.

            This can happen when an asynchronously rendered view (like a web view) has not loaded. \
            Ensure that every subview of the view hierarchy has loaded to avoid timeouts, or, if a \
            timeout is unavoidable, consider setting the "timeout" parameter of "assertSnapshot" to \
            a higher value.
            """
        )
      )
    default:
      return result.format.map { .success($0) }
        ?? .failure(SnapshotFailure(message: "Couldn't snapshot value"))
    }
  }
}
