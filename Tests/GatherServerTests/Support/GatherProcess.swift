import AppTesting
import Foundation
import Testing

/// A `gather-server` process of the tests, as an operator runs it: a program on a free port.
///
/// It is killed with its last reference.
final class GatherProcess: Sendable {
  let port: Int
  private let process: Process
  private let output: URL

  /// Starts the program beside the tests, and waits until it listens.
  init(database: String) async throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    output = FileManager.default.temporaryDirectory.appending(path: "gather-server-\(UUID()).log")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = folder.appending(path: "gather-server")
    process.arguments = ["--port", "0", "--database", database, "--log-level", "warning"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    self.process = process
    let output = output
    var found: Int?
    await until {
      found = Self.port(in: (try? String(contentsOf: output, encoding: .utf8)) ?? "")
      return found != nil || !process.isRunning
    }
    port = try #require(found, "\((try? String(contentsOf: output, encoding: .utf8)) ?? "")")
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: output)
  }

  var isRunning: Bool { process.isRunning }

  /// The exit code, 0 after a normal end; nil while it runs.
  var exitCode: Int32? { process.isRunning ? nil : process.terminationStatus }

  /// Ends the process immediately, as in a crash.
  func kill() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
  }

  /// Requests a graceful shutdown.
  func stop() {
    process.terminate()
  }

  private static func port(in text: String) -> Int? {
    text.firstMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/api/).flatMap { Int($0.1) }
  }
}
