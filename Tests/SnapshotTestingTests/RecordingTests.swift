import Foundation
import SnapshotTesting
import Testing
import UIKit

/// When snapshots are recorded, and what failures say.
@MainActor
struct RecordingTests {
  private let folder = SnapshotFolder()

  @Test func aMissingSnapshotIsRecordedAndFails() throws {
    let failure = try #require(folder.failure(of: "one\n", as: .lines))
    #expect(
      failure == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(folder.url.appending(path: "test.a.txt").absoluteString)"

        Re-run "test" to assert against the newly-recorded snapshot.
        """
    )
    #expect(try folder.text("test.a.txt") == "one\n")
    #expect(folder.failure(of: "one\n", as: .lines) == nil)
  }

  @Test func nothingIsRecordedIfThatIsOff() {
    let failure = folder.failure(of: "one", as: .lines, record: .never)
    #expect(
      failure
        == "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    )
    #expect(folder.files == [])
  }

  @Test func aDifferenceNamesBothFilesAndShowsTheLines() throws {
    _ = folder.failure(of: "one\ntwo\nthree", as: .lines)
    let failure = try #require(folder.failure(of: "one\n2 \nthree", as: .lines))
    #expect(failure.hasPrefix("Snapshot \"a\" does not match reference.\n\n@−\n\"file://"))
    #expect(failure.hasSuffix("@@ −1,3 +1,3 @@\n\u{2007}one\n−two\n+2 ¬\n\u{2007}three"))
    #expect(try folder.text("test.a.txt") == "one\ntwo\nthree")
  }

  @Test func failedSnapshotsAreRecordedOnDemand() throws {
    _ = folder.failure(of: "one", as: .lines)
    let failure = try #require(folder.failure(of: "two", as: .lines, record: .failed))
    #expect(
      failure.hasPrefix(
        "Snapshot \"a\" does not match reference. A new snapshot was automatically recorded."
      )
    )
    #expect(try folder.text("test.a.txt") == "two")
  }

  @Test func recordingAllFails() throws {
    _ = folder.failure(of: "one", as: .lines)
    let failure = withSnapshotTesting(record: .all) { folder.failure(of: "two", as: .lines) }
    #expect(failure?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
    #expect(
      failure?.hasSuffix(
        "Turn record mode off and re-run \"test\" to assert against the newly-recorded snapshot"
      ) == true
    )
    #expect(try folder.text("test.a.txt") == "two")
  }

  @Test func settingsOfScopesEnd() {
    #expect(!isRecording)
    withSnapshotTesting(record: .all) {
      #expect(isRecording)
      withSnapshotTesting(diffTool: "compare") { #expect(isRecording) }
    }
    #expect(!isRecording)
  }

  @Test(.snapshots(record: .never, diffTool: "compare")) func traitsSet() {
    #expect(folder.failure(of: "one", as: .lines)?.contains("recording is disabled") == true)
    _ = folder.failure(of: "one", as: .lines, record: .missing)
    let failure = folder.failure(of: "two", as: .lines)
    #expect(failure?.contains("compare \(folder.url.path)/test.a.txt /") == true)
  }

  @Test(arguments: [
    ("all", SnapshotTestingConfiguration.Record.all), ("failed", .failed), ("missing", .missing),
    ("never", .never), ("other", nil),
  ])
  func settingsHaveNames(name: String, expected: SnapshotTestingConfiguration.Record?) {
    #expect(SnapshotTestingConfiguration.Record(rawValue: name) == expected)
  }

  @Test func snapshotsWithoutNamesAreNumbered() {
    for value in ["one", "two"] { _ = folder.failure(of: value, as: .lines, named: nil) }
    #expect(folder.files == ["test.1.txt", "test.2.txt"])
    _ = folder.failure(of: "three", as: .lines, named: "a name, of words")
    #expect(folder.files.last == "test.a-name-of-words.txt")
  }

  @Test func whatDiffersFromApplesHasAFolderOfItsOwn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    _ = folder.failure(of: view, as: .image)
    _ = folder.failure(of: view, as: .recursiveDescription)
    _ = folder.failure(of: 1, as: .dump, named: "b")
    #expect(folder.files == ["Linux/test.a.png", "Linux/test.a.txt", "test.b.txt"])
    #expect(folder.failure(of: 1, as: .dump, named: "b") == nil)
    // A snapshot of this platform precedes the other one.
    #expect(folder.failure(of: 1, as: .dump)?.contains("+- 1") == true)
  }

  @Test func assertionsFailTheTest() {
    withKnownIssue {
      assertSnapshot(of: "one", as: .lines, named: "never recorded", record: .never)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("recording is disabled") == true
        && issue.sourceLocation?.fileName == "RecordingTests.swift"
    }
  }

  @Test func aSnapshotThatNeverComesFails() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let failure = try #require(folder.failure(of: 1, as: strategy, timeout: 0.01))
    #expect(failure.hasPrefix("Exceeded timeout of 0.01 seconds waiting for snapshot."))
  }
}
