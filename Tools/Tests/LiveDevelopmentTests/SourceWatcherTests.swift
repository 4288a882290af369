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

  @Test func filesAndFoldersElsewhereAreWatchedToo() async throws {
    try await withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      try write(["App/A.swift": "a", "Core/B.swift": "b", "C.swift": "c"], in: folder)
      let others: Set = ["\(folder.path)/Core", "\(folder.path)/C.swift"]
      let watcher = SourceWatcher(folder.appending(path: "App"), others: { others })
      var changes = watcher.changes().makeAsyncIterator()
      // Nobody named the second file beside the folders.
      for (name, other) in [("Core/B.swift", "D.swift"), ("C.swift", "E.swift")] {
        try write([other: "d"], in: folder)
        try write([name: "longer"], in: folder)
        let change = await changes.next()
        #expect(change?.modified == ["\(folder.path)/\(name)"])
        #expect(change?.structural == [])
      }
    }
  }

  @Test func picturesAreResourcesOfProjects() {
    #expect(SourceFilter(includesResources: true).includesFile(named: "Icon.png"))
    #expect(!SourceFilter().includesFile(named: "Icon.png"))
    #expect(!SourceFilter(includesResources: true).includesFile(named: "notes.md"))
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
