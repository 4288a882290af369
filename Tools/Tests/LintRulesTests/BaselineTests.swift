import Foundation
import LintRules
import SourceModel
import Testing

struct BaselineTests {
  private func diagnostic(_ message: String, line: Int) -> Diagnostic {
    Diagnostic(
      path: "A.swift",
      place: Place(line: line, column: 1, offset: line),
      severity: .warning,
      message: message,
      rule: "view-navigates"
    )
  }

  @Test func movedFindingsStayKnown() {
    let baseline = Baseline(of: [diagnostic("a", line: 1)])
    #expect(baseline.unknown(among: [diagnostic("a", line: 9)]) == [])
  }

  @Test func equalFindingsBeyondTheBaselineAreNew() {
    let baseline = Baseline(of: [diagnostic("a", line: 1), diagnostic("a", line: 2)])
    let found = (1...3).map { diagnostic("a", line: $0) }
    #expect(baseline.unknown(among: found) == [found[2]])
  }

  @Test func aBaselineRoundTrips() throws {
    let found = [diagnostic("a", line: 1), diagnostic("b", line: 2), diagnostic("a", line: 3)]
    let data = try Baseline(of: found).data()
    let baseline = try Baseline(data, path: "base.json")
    #expect(baseline.unknown(among: found) == [])
    #expect(try Baseline(of: Array(found.reversed())).data() == data)
  }

  @Test(arguments: ["", "[]", #"{"version": 2, "findings": []}"#])
  func malformedBaselinesAreRejected(text: String) {
    #expect(throws: BaselineError.self) { try Baseline(Data(text.utf8), path: "base.json") }
  }
}
