import SourceModel
import Testing

struct LineCountTests {
  private func counts(_ text: String) -> LineCounts? {
    let project = Project(sources: ["A.swift": text])
    return project.files.first?.lines ?? project.skipped.first?.lines
  }

  @Test(arguments: [
    ("", [0, 0, 0, 0]), ("let a = 1", [0, 0, 0, 0]), ("let a = 1\n", [1, 1, 0, 0]),
    ("\n\n", [2, 0, 0, 2]), ("// a\nlet a = 1  // b\n", [2, 1, 1, 0]),
    ("/*\n a\n\n*/\nlet a = 1\n", [5, 1, 3, 1]),
    ("let a = \"\"\"\n  // text\n\n  \"\"\"\n", [4, 3, 0, 1]),
    ("let a = 1\r\n\r\n// b\r\n", [3, 1, 1, 1]), ("/// a\nstruct A {\n}\n", [3, 2, 1, 0]),
    ("#if os(Linux)\nlet a = 1\n#endif\n", [3, 3, 0, 0]), ("let a = (1 +\n", [1, 1, 0, 0]),
  ])
  func linesAreOfOneClassEach(text: String, expected: [Int]) throws {
    let lines = try #require(counts(text))
    #expect([lines.total, lines.code, lines.comment, lines.blank] == expected)
    #expect(lines.total == text.utf8.count { $0 == 0x0A })
  }

  /// Texts that consist of random pieces, with a fixed seed.
  @Test(arguments: 0..<40)
  func theClassesAddUpToTheNewlines(seed: UInt64) throws {
    let pieces = [
      "let a = 1", "\n", "\n", "// b", "/* c", "*/", "\"\"\"", "\r\n", "{", "}", " ", "\t",
      "func f() {}", "\"text\"", "é", "#if A", "#endif", "struct S", ")", "\u{2028}",
    ]
    var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var text = ""
    for _ in 0..<60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += pieces[Int(state >> 33) % pieces.count]
    }
    let lines = try #require(counts(text))
    #expect(lines.total == text.utf8.count { $0 == 0x0A })
    #expect(lines.code + lines.comment + lines.blank == lines.total)
  }
}
