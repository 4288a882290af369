import Foundation
import Testing
import ToolTesting

struct RecordCommandTests {
  @Test(arguments: [
    (["--port", "0"], "Expected a port from 1 to 65535, got 0."),
    (["--output", "LoginTests.txt"], "Expected a file of Swift, such as LoginTests.swift"),
    (["--output", "Package.swift"], "Package.swift exists already: name a new file."),
    (["--replay", "none.txt"], "none.txt cannot be read: name a report of a crash."),
  ])
  func anUnsuitableOptionPrintsASentenceAndEndsWith2(
    _ arguments: [String],
    _ sentence: String
  ) throws {
    let outcome = try ToolProgram.run(["record"] + arguments, in: Repository.root)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }
}
