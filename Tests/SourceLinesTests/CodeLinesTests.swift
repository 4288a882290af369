import Testing

@testable import source_lines

struct CodeLinesTests {
  @Test func blanksAndCommentsAreNoCode() {
    let code = CodeLines(
      """
      // A comment

      let a = 1  // and another
        /// documented
      /* let b = 2
         /* within */
         let c = 3 */ let d = 4
      \t
      let e = 5
      """
    )
    #expect(code.lines == ["let a = 1  ", " let d = 4", "let e = 5"])
  }

  @Test func commentMarkersInStringsAreCode() {
    let code = CodeLines(
      #"""
      let a = "http://example.com /* "
      let b = "\" // "
      let c = 1
      """#
    )
    #expect(code.lines.count == 3)
    #expect(code.lines[1] == #"let b = "\" // ""#)
  }

  @Test func longTextsAreCodeToTheirEnd() {
    let quotes = "\"\"\""
    let code = CodeLines("let a = \(quotes)\n  // text\n  /* text\n\(quotes)\n// comment")
    #expect(code.lines.count == 4)
  }

  @Test(arguments: [
    ("final class A {}", 1), ("struct A { enum B {} }", 2), ("protocol A: AnyObject {}", 1),
    ("class func make() {}", 0), ("actor A {}", 1), ("// struct A", 0), ("let structure = A()", 0),
  ])
  func typesAreDeclarations(_ source: String, _ count: Int) {
    #expect(CodeLines(source).types == count)
  }
}
