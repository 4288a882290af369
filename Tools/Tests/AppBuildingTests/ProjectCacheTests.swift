import Foundation
import Testing
import ToolTesting

@testable import AppBuilding

/// Adds to the tests of builds what becomes of one whose project has been copied or moved.
struct ProjectCacheTests {
  @Test func buildsThatWereMadeAtAnotherPathAreRemoved() throws {
    let folder = try TemporaryFolder([
      "a/.rostrum/App/.build/module": "", "a/.rostrum/App.data/note": "mine",
      "a/.rostrum/tests/App/.build/module": "", "a/.rostrum/packages/.build/module": "",
    ])
    let (original, copy) = (folder.url.appending(path: "a"), folder.url.appending(path: "b"))
    try ProjectCache(in: original.path).create()
    try ProjectCache(in: original.path).create()
    #expect(builds(in: original).count == 3)
    try FileManager.default.copyItem(at: original, to: copy)
    try ProjectCache(in: copy.path).create()
    #expect(builds(in: copy).isEmpty)
    #expect(builds(in: original).count == 3)
    // The app's data stays.
    #expect(try folder.text(of: "b/.rostrum/App.data/note") == "mine")
  }

  private func builds(in folder: URL) -> [String] {
    ["App", "tests/App", "packages"].filter { name in
      FileManager.default.fileExists(
        atPath: folder.appending(path: ".rostrum/\(name)/.build/module").path
      )
    }
  }
}
