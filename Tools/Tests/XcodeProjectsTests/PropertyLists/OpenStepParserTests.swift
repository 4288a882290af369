import Foundation
import Testing

@testable import XcodeProjects

struct OpenStepParserTests {
  private func value(_ text: String) throws -> PropertyListValue {
    try OpenStepParser.value(of: Array(text.utf8))
  }

  @Test func readsDictionariesArraysAndComments() throws {
    let text = """
      // !$*UTF8*$!
      {
        /* Begin */ files = ( A1 /* a.swift */, "b c", );
        empty = {}; none = ();
        path = a/b.swift;
      }
      """
    #expect(
      try value(text) == [
        "files": ["A1", "b c"], "empty": [:], "none": [], "path": "a/b.swift",
      ]
    )
  }

  @Test(arguments: [
    (#""a\nb""#, "a\nb"),
    (#""say \"hi\" \\ there""#, #"say "hi" \ there"#),
    (#""\U4e2d\U6587""#, "中文"),
    (#""\Ud83d\Ude00""#, "😀"),
    (#""\101\7""#, "A\u{7}"),
    ("\"中 文\"", "中 文"),
    ("'a b'", "a b"),
    ("$(SRCROOT)", nil),
    ("com.example.app-1:x", "com.example.app-1:x"),
  ])
  func readsStrings(text: String, expected: String?) {
    #expect((try? value(text)) == expected.map(PropertyListValue.string))
  }

  @Test func readsData() throws {
    #expect(try value("<0fBD 77>") == .data(Data([0x0f, 0xbd, 0x77])))
  }

  @Test(arguments: [
    ("{\n a = 1\n}", 3, "\";\"", "\"}\""),
    ("{\n a 1;\n}", 2, "\"=\"", "\"1;\""),
    ("{\n a = (1 2);\n}", 2, "\",\" or \")\"", "\"2);\""),
    ("{\n a = \"b;\n}", 2, "a string that ends", "\"\"b;\""),
    ("{\n a = 1;\n", 3, "a value", "the end of the file"),
    ("/* a", 1, "a comment that ends", "\"/* a\""),
    ("{} x", 1, "the end of the file", "\"x\""),
    ("<0f1>", 1, "an even number of hexadecimal digits", "the end of the file"),
  ])
  func saysWhatIsWrong(text: String, line: Int, expected: String, got: String) {
    #expect(throws: OpenStepParser.Failure(line: line, expected: expected, got: got)) {
      try value(text)
    }
  }

  @Test func limitsTheDepth() {
    #expect(throws: OpenStepParser.Failure.self) {
      try value(String(repeating: "(", count: 1_000_000))
    }
  }
}
