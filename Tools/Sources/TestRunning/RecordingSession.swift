import Foundation
import LiveDevelopment
import Synchronization

/// An app that a person uses in a browser, while the lines of a test are collected.
package final class RecordingSession: Sendable {
  private let process: ChildProcess
  private let recorded: Lines

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock(\.self) }

    func append(_ line: String) { lines.withLock { $0.append(line) } }
  }

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - program: The program of tests, which is the app too.
  ///   - port: The port on 127.0.0.1.
  ///   - print: Receives the lines of the test, and what the app prints.
  /// - Throws: `DevelopmentError` if it cannot be started.
  package init(
    _ program: TestProgram,
    port: Int,
    print: @escaping @Sendable (String) -> Void
  ) throws {
    // Nothing that the app prints can be taken for a line of the test.
    let token = "@\(UUID().uuidString)"
    let recorded = Lines()
    self.recorded = recorded
    let buffer = LineBuffer { text in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("\(token) ") else {
          print(String(line))
          continue
        }
        let step = String(line.dropFirst(token.count + 1))
        recorded.append(step)
        print(step)
      }
    }
    process = try ChildProcess(
      program.file.path,
      program.arguments,
      in: program.folder,
      environment: program.environment
        .merging(["ROSTRUM_RECORD": token, "PORT": "\(port)"]) { $1 }
    ) { buffer.append($0) }
  }

  /// Waits until the app has ended.
  ///
  /// - Returns: Its exit code, or the negated number of a signal.
  package func end() async -> Int32 { await process.exitCode }

  /// Ends the app.
  package func stop() async { await process.end() }

  /// The lines of the test.
  package var lines: [String] { recorded.all }
}
