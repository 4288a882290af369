import Foundation
import Testing

@testable import LiveDevelopment

struct ProgramOutputTests {
  private static let report = """
    Notes/Page.swift:3: Fatal error: Expected a page
    *** Signal 4: Backtracing from 0x7f… done ***

    *** Program crashed: Illegal instruction at 0x7f ***

    Thread 0 "Notes" crashed:

    0 [ra] 0x7f trap in libswiftCore.so
    1 [ra] 0x7f Page.turn() in Notes

    Thread 1 "pool":

    0 0x7f wait in libc.so.6

    Backtrace took 0.02s

    after
    """

  private func printed(_ text: String, to file: URL?, journal: URL? = nil) -> String {
    let lines = Lines()
    let output = ProgramOutput(
      of: "Notes",
      reportsIn: file,
      journal: journal,
      source: { $0 == "Notes/Page.swift" ? "Notes/Screens/Page.swift" : nil },
      print: { lines.append($0) }
    )
    // As they arrive: in pieces.
    for piece in text.split(separator: "\n\n", omittingEmptySubsequences: false) {
      output.append("\(piece)\n")
    }
    output.finish()
    return lines.text
  }

  @Test func aCrashIsShownByItsOwnCallsAndTheReportIsInAFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "crash.txt")
      let text = printed("before\n" + Self.report, to: file)
      #expect(text.hasPrefix("before\nNotes/Screens/Page.swift:3: Fatal error: Expected a page\n"))
      #expect(text.contains("1 [ra] Page.turn() in Notes\nThe whole report is in \(file.path)."))
      #expect(!text.contains("libc.so.6") && !text.contains("Signal 4"))
      #expect(text.contains("\nafter"))
      let report = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(report.contains("wait in libc.so.6"))
    }
  }

  @Test func theReportHasTheEventsThatLedThere() async throws {
    try await withTemporaryFolder { folder in
      let (file, journal) = (folder.appending(path: "c.txt"), folder.appending(path: "events"))
      try Data("scene a {}\nscene a [1,\"tap\",2]\n".utf8).write(to: journal)
      let text = printed(Self.report, to: file, journal: journal)
      #expect(text.contains("rostrum record --replay \(file.path) makes a test of it."))
      let report = try String(contentsOf: file, encoding: .utf8)
      #expect(report.contains("wait in libc.so.6"))
      #expect(report.hasSuffix("\nscene a {}\nscene a [1,\"tap\",2]"))
    }
  }

  @Test func aTrapWithoutWordsIsNamedByItsSignal() async throws {
    try await withTemporaryFolder { folder in
      let report = Self.report.split(separator: "\n", maxSplits: 1)[1]
      let text = printed(String(report), to: folder.appending(path: "crash.txt"))
      #expect(text.hasPrefix("Program crashed: Illegal instruction at 0x7f\n"))
    }
  }

  @Test func withoutAFileTheReportIsPrinted() {
    #expect(printed(Self.report, to: nil).contains("wait in libc.so.6"))
  }
}
