public import Foundation

/// Asserts that a value matches a stored snapshot.
///
/// ```swift
/// assertSnapshot(of: controller, as: .image(on: .iPhone13))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name of the snapshot; nil for the number in its test.
///   - record: Which snapshots are recorded; nil for the current setting.
///   - timeout: The seconds that making the snapshot may take.
///   - fileID: The test's file.
///   - filePath: The path of the test's file, beside which snapshots are stored.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(),
    as: snapshotting,
    named: name,
    record: record,
    timeout: timeout,
    fileID: fileID,
    file: filePath,
    testName: testName,
    line: line,
    column: column
  )
  guard let failure else { return }
  TestIssue(fileID: fileID, filePath: filePath, line: line, column: column).record(failure)
}

/// Asserts that a value matches stored snapshots of several strategies, by their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(),
      as: strategy,
      named: name,
      record: record,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Asserts that a value matches stored snapshots of several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(),
      as: strategy,
      record: record,
      timeout: timeout,
      fileID: fileID,
      file: filePath,
      testName: testName,
      line: line,
      column: column
    )
  }
}

/// Compares a value with a stored snapshot.
///
/// Assertions of one's own can be made of it.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name of the snapshot; nil for the number in its test.
///   - record: Which snapshots are recorded; nil for the current setting.
///   - snapshotDirectory: The folder of stored snapshots; nil for the one beside the test's file.
///   - timeout: The seconds that making the snapshot may take.
///   - fileID: The test's file.
///   - filePath: The path of the test's file, beside which snapshots are stored.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What is wrong; nil for a value that matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let place = SnapshotPlace(
    snapshotting,
    named: name,
    test: testName,
    file: "\(filePath)",
    folder: snapshotDirectory
  )
  let check = SnapshotCheck(
    strategy: snapshotting,
    place: place,
    name: name,
    record: record ?? SnapshotTestingConfiguration.current?.record ?? GlobalSettings.record,
    timeout: timeout,
    issue: TestIssue(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  // Strategies that assert inside of others record as this one does.
  return withSnapshotTesting(record: check.record) {
    do {
      return try check.failure(of: try value())
    } catch {
      return "\(error)"
    }
  }
}
