import Foundation
import Testing

@testable import LiveDevelopment

struct SourceWatcherTests {
  @Test(arguments: [true, false])
  func reportsWhatChanges(usesNotifications: Bool) async throws {
    try await withTemporaryFolder { folder in
      // Links would give the same files other paths.
      let folder = folder.resolvingSymlinksInPath()
      try write(["Sources/A.swift": "a", "README.md": "r", ".build/B.swift": "b"], in: folder)
      let watcher = SourceWatcher(folder, usesNotifications: usesNotifications)
      var changes = watcher.changes().makeAsyncIterator()

      try write(["Sources/A.swift": "longer"], in: folder)
      #expect(await changes.next()?.modified == ["\(folder.path)/Sources/A.swift"])

      try write([".build/B.swift": "longer", "README.md": "longer"], in: folder)
      try write(["Sources/New/C.swift": "c"], in: folder)
      #expect(await changes.next()?.structural == ["\(folder.path)/Sources/New/C.swift"])

      // A new folder is watched, too.
      try write(["Sources/New/C.swift": "longer"], in: folder)
      #expect(await changes.next()?.modified == ["\(folder.path)/Sources/New/C.swift"])

      try FileManager.default.removeItem(at: folder.appending(path: "Sources/A.swift"))
      #expect(await changes.next()?.structural == ["\(folder.path)/Sources/A.swift"])
    }
  }

  @Test func anEditorThatReplacesFilesOnlyModifiesThem() async throws {
    try await withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      try write(["Sources/A.swift": "a"], in: folder)
      var changes = SourceWatcher(folder).changes().makeAsyncIterator()
      let file = folder.appending(path: "Sources/A.swift")
      try Data("longer".utf8).write(to: file, options: .atomic)
      let change = await changes.next()
      #expect(change?.modified == [file.path])
      #expect(change?.structural == [])
    }
  }
}
