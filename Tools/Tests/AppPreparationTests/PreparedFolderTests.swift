import AppPreparation
import Foundation
import Testing
import ToolTesting

struct PreparedFolderTests {
  @Test func unchangedFilesKeepTheirTimesAndOldOnesDisappear() throws {
    let temporary = try TemporaryFolder()
    let folder = PreparedFolder(path: temporary.path + "/prepared")
    let path = temporary.path + "/prepared"
    try folder.write(["A.swift": "1", "b/B.swift": "2", "C.swift": "3", "kept/D": "4"])
    let changes = try folder.write(
      ["A.swift": "1", "b/B.swift": "4", "E.swift": "5"],
      keeping: ["kept"]
    )
    #expect(changes.modified == ["\(path)/b/B.swift"])
    #expect(changes.added == ["\(path)/E.swift"])
    #expect(changes.removed == ["\(path)/C.swift"])
    #expect(FileManager.default.fileExists(atPath: "\(path)/kept/D"))
    let text = try String(contentsOfFile: temporary.path + "/prepared/b/B.swift", encoding: .utf8)
    #expect(text == "4")
  }

  @Test func whatALinkToAFolderLeadsToIsNeverWritten() throws {
    let temporary = try TemporaryFolder(["original/B.swift": "own"])
    let folder = PreparedFolder(path: temporary.path + "prepared")
    let link = FolderEntry.link(temporary.path + "original")
    try folder.write(["b": link])
    try folder.write(["b/B.swift": "prepared"])
    #expect(try temporary.text(of: "prepared/b/B.swift") == "prepared")
    for _ in 0..<8 { try folder.write(["b": link, "b/B.swift": "prepared", "./b/B.swift": "x"]) }
    #expect(try temporary.text(of: "original/B.swift") == "own")
  }
}
