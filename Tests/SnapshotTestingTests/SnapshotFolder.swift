import Foundation
import SnapshotTesting

/// A folder for snapshots, which is removed with its object.
final class SnapshotFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Compares a value with the snapshot of a name.
  func failure<Value, Format>(
    of value: Value,
    as strategy: Snapshotting<Value, Format>,
    named name: String? = "a",
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5
  ) -> String? {
    verifySnapshot(
      of: value,
      as: strategy,
      named: name,
      record: record,
      snapshotDirectory: url.path,
      timeout: timeout,
      testName: "test()"
    )
  }

  var files: [String] {
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.contains(".") }.sorted()
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
