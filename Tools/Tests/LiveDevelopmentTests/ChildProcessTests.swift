import Foundation
import Glibc
import Testing

@testable import LiveDevelopment

struct ChildProcessTests {
  private let folder = URL(filePath: "/", directoryHint: .isDirectory)

  @Test func runsInItsFolderWithItsEnvironment() async throws {
    let text = CollectedText()
    let process = try ChildProcess(
      "sh",
      ["-c", "pwd; echo $GREETING >&2; exit 3"],
      in: folder,
      environment: ["GREETING": "hello"]
    ) {
      text.append($0)
    }
    #expect(await process.exitCode == 3)
    #expect(text.value == "/\nhello\n")
  }

  @Test func endsWithAllThatItHasStarted() async throws {
    let text = CollectedText()
    let process = try ChildProcess("sh", ["-c", "sleep 1000 & echo $!; wait"], in: folder) {
      text.append($0)
    }
    try await until("the shell has started another program") { text.value.hasSuffix("\n") }
    let child = try #require(pid_t(text.value.dropLast()))
    await process.end()
    #expect(await process.exitCode < 0)
    // A process that has ended without being waited for is a zombie until init reaps it.
    try await until("the other program has ended") { kill(child, 0) != 0 || isZombie(child) }
  }

  @Test func aProgramThatIgnoresTheSignalIsKilled() async throws {
    let text = CollectedText()
    let process = try ChildProcess("sh", ["-c", "trap '' INT; echo ready; sleep 1000"], in: folder)
    {
      text.append($0)
    }
    try await until("the shell ignores the signal") { text.value == "ready\n" }
    await process.end(by: SIGINT, patience: .milliseconds(1))
    #expect(await process.exitCode == -SIGKILL)
  }

  @Test func aProgramThatIsNotThereEndsWithACode() async throws {
    let text = CollectedText()
    let process = try ChildProcess("no-such-program", [], in: folder) { text.append($0) }
    #expect(await process.exitCode == 127)
    #expect(text.value.contains("no-such-program"))
  }

  private func isZombie(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") == true
  }
}
