import Foundation
import Testing

@testable import XcodeProjects

struct PropertyListReaderTests {
  private func value(_ text: String) throws -> PropertyListValue {
    try PropertyListReader.value(of: Data(text.utf8), path: "/file")
  }

  private static let expected: PropertyListValue = [
    "array": ["a", "b"], "number": 3, "flag": true, "off": false, "one": 1, "text": "中文",
  ]

  @Test func tellsNumbersFromBooleansInXML() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>array</key><array><string>a</string><string>b</string></array>
      <key>number</key><integer>3</integer><key>one</key><integer>1</integer>
      <key>flag</key><true/><key>off</key><false/><key>text</key><string>中文</string>
      </dict></plist>
      """
    #expect(try value(text) == Self.expected)
  }

  @Test func readsJSON() throws {
    let text = """
      {"array": ["a", "b"], "number": 3, "one": 1, "flag": true, "off": false, "text": "中文"}
      """
    #expect(try value(text) == Self.expected)
  }

  @Test func readsWhatItWrites() throws {
    let data = try Self.expected.propertyList()
    #expect(try PropertyListReader.value(of: data, path: "/file") == Self.expected)
  }

  @Test func readsBinaryLists() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a": ["b": 1.5]],
      format: .binary,
      options: 0
    )
    #expect(try PropertyListReader.value(of: data, path: "/file") == ["a": ["b": .real(1.5)]])
  }

  @Test(arguments: ["{a = b;}", "{\"a\": \"b\"}"])
  func skipsAByteOrderMark(text: String) throws {
    #expect(try value("\u{FEFF}\(text)") == ["a": "b"])
  }

  @Test func namesMergeConflicts() {
    let text = "{\n a = 1;\n<<<<<<< HEAD\n b = 2;\n=======\n}"
    #expect(
      throws: ProjectReadingError.malformed(
        path: "/file",
        line: 3,
        expected: "a value",
        got: "the mark of a merge conflict"
      )
    ) { try value(text) }
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?><plist><dict><key>a</key>", "{\"a\": 1,", "", "<plist>",
  ])
  func failsForUnfinishedFiles(text: String) {
    #expect(throws: ProjectReadingError.self) { try value(text) }
  }

  @Test func limitsTheDepthOfXML() {
    let open = String(repeating: "<array>", count: 100_000)
    let close = String(repeating: "</array>", count: 100_000)
    #expect(throws: ProjectReadingError.self) {
      try value("<?xml version=\"1.0\"?><plist version=\"1.0\">\(open)\(close)</plist>")
    }
  }

  @Test func limitsTheDepthOfJSON() {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(throws: ProjectReadingError.self) { try value(text) }
  }
}
