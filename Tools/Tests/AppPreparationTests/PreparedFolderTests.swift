import AppPreparation
import Foundation
import Testing
import ToolTesting

struct PreparedFolderTests {
  @Test func unchangedFilesKeepTheirTimesAndOldOnesDisappear() throws {
    let temporary = try TemporaryFolder()
    let folder = PreparedFolder(path: temporary.path + "/prepared")
    #expect(
      try folder.write(["A.swift": "1", "b/B.swift": "2", "C.swift": "3"])
        == PreparedFolder.Summary(written: 3, unchanged: 0, removed: 0)
    )
    #expect(
      try folder.write(["A.swift": "1", "b/B.swift": "4"])
        == PreparedFolder.Summary(written: 1, unchanged: 1, removed: 1)
    )
    let text = try String(contentsOfFile: temporary.path + "/prepared/b/B.swift", encoding: .utf8)
    #expect(text == "4")
  }
}
