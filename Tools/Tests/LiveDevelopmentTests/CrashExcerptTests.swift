import Foundation
import Synchronization
import Testing

@testable import LiveDevelopment

struct CrashExcerptTests {
  private func report(_ message: String, calls: [String]) -> String {
    """
    earlier output
    \(message)
    *** Signal 4: Backtracing from 0x7f… done ***

    *** Program crashed: Illegal instruction at 0x7f ***

    Platform: x86_64 Linux

    Thread 0 "Notebook" crashed:

    \(calls.enumerated().map { "\($0) [ra] 0x7f \($1)" }.joined(separator: "\n"))

    Thread 1 "pool":

    0 0x7f wait in libc.so.6

    """
  }

  @Test func theMessageOfATrapAndTheProgramsOwnCallsAreShown() {
    let system = (0..<6).map { "a\($0) in libRostrumRuntime.so" }
    let text = CrashExcerpt.text(
      of: report(
        "Notebook/Page.swift:3: Fatal error: Expected a page,\ngot none.\n",
        calls: system + ["Page.turn() in Notebook", "[thunk] a in Notebook"] + system
      ),
      program: "Notebook"
    )
    #expect(
      text == """
        Notebook/Page.swift:3: Fatal error: Expected a page,
        got none.

        0 [ra] a0 in libRostrumRuntime.so
        1 [ra] a1 in libRostrumRuntime.so
        2 [ra] a2 in libRostrumRuntime.so
        3 [ra] a3 in libRostrumRuntime.so
        …
        6 [ra] Page.turn() in Notebook
        …
        """
    )
  }

  @Test func aTrapThatSwiftChecksHasItsName() throws {
    let output = report(
      "",
      calls: [
        "[inlined] [system] Swift runtime failure: arithmetic overflow in Notebook at //<compiler-generated>",
        "a in Notebook at /app/A.swift:1:2",
      ]
    ).replacing(
      "Program crashed: Illegal instruction",
      with: "Swift runtime failure: arithmetic overflow"
    )
    let text = CrashExcerpt.text(of: output, program: "Notebook")
    #expect(text.hasPrefix("*** Swift runtime failure: arithmetic overflow at 0x7f ***\n\n0 [ra]"))
    let place = CrashExcerpt.place(in: output, program: "Notebook")
    #expect(try #require(place) == ("/app/A.swift", 1))
  }

  @Test(arguments: ["Precondition failed: no fruit", "Assertion failed: no fruit"])
  func theMessageOfACheckIsShown(message: String) {
    let text = CrashExcerpt.text(
      of: report("Notebook/Page.swift:3: \(message)\n", calls: ["a in Notebook"]),
      program: "Notebook"
    )
    #expect(text.hasPrefix("Notebook/Page.swift:3: \(message)\n\n0 [ra]"))
  }

  @Test func aTrapWithoutWordsIsNamedByItsSignal() {
    let text = CrashExcerpt.text(of: report("", calls: ["a in Notebook"]), program: "Notebook")
    #expect(text.hasPrefix("*** Program crashed: Illegal instruction at 0x7f ***\n\n0 [ra]"))
  }

  @Test func theInnermostCallOfTheProgramsOwnCodeWithALineIsThePlace() throws {
    let calls = [
      "a + 1 in libRostrumRuntime.so at /runtime/A.swift:1:2",
      "[thunk] b + 1 in Notebook at /app/B.swift:3:4", "c in Notebook",
      "listed in Notebook at /app/.rostrum/tests/Notebook/Tests/A.swift:140:1",
      "d + 1 in Notebook at /app/My Page.swift:50:6", "e + 1 in Notebook at /app/E.swift:7:8",
    ]
    let place = CrashExcerpt.place(in: report("", calls: calls), program: "Notebook")
    #expect(try #require(place) == ("/app/My Page.swift", 50))
    #expect(CrashExcerpt.place(in: report("", calls: calls), program: "Other") == nil)
  }

  @Test func outputWithoutAReportIsCutToItsEnd() {
    let lines = (1...100).map { "line \($0)" }
    let text = CrashExcerpt.text(of: lines.joined(separator: "\n"), program: "Notebook")
    let last = lines.suffix(30).joined(separator: "\n")
    #expect(text == last)
  }
}

struct LineBufferTests {
  @Test func piecesBecomeLines() {
    let lines = Mutex<[String]>([])
    let buffer = LineBuffer { line in lines.withLock { $0.append(line) } }
    for piece in ["one ", "two\nthr", "ee\nfour\n", "fi", "ve"] { buffer.append(Data(piece.utf8)) }
    // The bytes of one character may arrive in two pieces.
    for byte in Array("é".utf8) { buffer.append(Data([byte])) }
    buffer.finish()
    buffer.finish()
    #expect(lines.withLock { $0 } == ["one two", "three\nfour", "fiveé"])
  }
}
