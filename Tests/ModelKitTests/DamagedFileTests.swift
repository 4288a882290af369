import AppTesting
import Foundation
import ModelKit
import Testing

struct DamagedFileTests {
  private let folder = TemporaryFolder()

  @Test func neverReplacesAFileThatWasSetAsideBefore() throws {
    for text in ["one", "two"] {
      _ = try DamagedFile.setAside(try folder.write(Data(text.utf8), to: "file"))
    }
    #expect(try Data(contentsOf: folder.file("file.damaged-1")) == Data("one".utf8))
    #expect(try Data(contentsOf: folder.file("file.damaged-2")) == Data("two".utf8))
  }

  @Test func readsWhatCanBeRead() throws {
    let file = try folder.write(Data("[1, 2]".utf8), to: "numbers.json")
    #expect(DamagedFile.read([Int].self, from: file) { Issue.record("\($0)") } == [1, 2])
    let absent = folder.file("absent.json")
    #expect(DamagedFile.read([Int].self, from: absent) { Issue.record("\($0)") } == nil)
  }

  @Test func logsNamesAndNoContent() throws {
    let file = try folder.write(Data("a secret".utf8), to: "numbers.json")
    var lines: [String] = []
    #expect(DamagedFile.read([Int].self, from: file) { lines.append($0) } == nil)
    let aside = folder.file("numbers.json.damaged-1")
    #expect(lines == [DamagedFile.line(file, setAsideAs: aside)])
    #expect(lines.allSatisfy { $0.contains(file.path) && $0.contains(aside.path) })
    #expect(!lines.joined().contains("secret"))
    #expect(try Data(contentsOf: aside) == Data("a secret".utf8))
  }
}
