import LiveDevelopment
import Testing

struct CompilerOutputTests {
  private let text = """
    [3/7] Compiling ContactsUI ContactListViewController.swift
    /app/UI/List.swift:12:5: warning: variable 'a' was never used
    10 |
    12 |   var a = 1
       |       `- warning: variable 'a' was never used
    /app/UI/List.swift:34:11: error: cannot find 'b' in scope
    32 | func show() {
    34 |     print(b)
       |           `- error: cannot find 'b' in scope
    35 | }

    /app/UI/List.swift:34:11: error: cannot find 'b' in scope
    error: fatalError
    """

  @Test func namesErrorsFirstAndEachOnce() {
    let diagnostics = CompilerOutput(text).diagnostics
    #expect(
      diagnostics.map { $0.text(in: "/app") } == [
        "UI/List.swift:34:11: error: cannot find 'b' in scope",
        "UI/List.swift:12:5: warning: variable 'a' was never used",
      ]
    )
  }

  @Test func keepsTheLinesOfCode() {
    #expect(
      CompilerOutput(text).diagnostics.first?.excerpt == """
        32 | func show() {
        34 |     print(b)
           |           `- error: cannot find 'b' in scope
        35 | }
        """
    )
  }

  @Test(arguments: ["", "error: no such module", "/app: error: cannot link", "/a:1: error: x"])
  func aLineWithoutAPlaceIsNoDiagnostic(_ text: String) {
    #expect(CompilerOutput(text).diagnostics.isEmpty)
  }
}
