import Testing
import ToolTesting

/// The pages show what the program prints.
struct DocumentationTests {
  @Test(arguments: [
    "Documentation/Tool.md",
    "Tools/Tool.docc/Articles/CheckingAProject.md",
    "Tools/Tool.docc/Articles/WritingAnAppWithTheTool.md",
  ])
  func aPageShowsWhatTheProgramPrints(page: String) throws {
    let documented = try DocumentedRuns(page: page)
    #expect(!documented.runs.isEmpty)
    if Golden.isRecording {
      try documented.record()
      Issue.record("Recorded \(page).")
      return
    }
    for run in documented.runs {
      #expect(try documented.output(of: run) == run.shown, "\(page): \(run.command)")
    }
  }
}
