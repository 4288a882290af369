import Foundation
import Testing
import ToolTesting

struct ServeCommandTests {
  @Test(arguments: [
    (["--port", "0"], "Expected a port from 1 to 65535, got 0."),
    (["--idle-time", "10"], "Expected a time such as 90s, 10m or 2h, got 10."),
    (["--idle-time", "0s"], "Expected a time such as 90s, 10m or 2h, got 0s."),
    (["--maximum-devices", "0"], "Expected at least 1 for --maximum-devices, got 0."),
    (["--maximum-memory", "1"], "Expected at least 64 for --maximum-memory, got 1."),
    (["--public-url", "review.example"], "Expected https://name or http://name"),
    (["--public-url", "https://review.example/path"], "without a path"),
    (["--allow-host", "name:8080"], "Expected a name without scheme and port"),
  ])
  func anUnsuitableOptionPrintsASentenceAndEndsWith2(
    _ arguments: [String],
    _ sentence: String
  ) throws {
    let outcome = try ToolProgram.run(["serve"] + arguments, in: Repository.root)
    #expect(outcome.code == 2)
    #expect(outcome.error.contains(sentence), "\(outcome.error)")
  }
}
