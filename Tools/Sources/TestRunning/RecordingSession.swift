package import Foundation
import LiveDevelopment

/// An app whose use becomes a test, while its lines are collected.
package final class RecordingSession: Sendable {
  /// The origin of the actions in the test.
  package enum Source: Sendable {
    /// A person in a browser, at a port on 127.0.0.1.
    case page(port: Int)
    /// The events of a report of a crash.
    case report(URL)
  }

  private let process: ChildProcess
  private let output: RecordedOutput

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - program: The program of tests, which is the app too.
  ///   - source: The origin of the actions in the test.
  ///   - library: The library in whose words it is.
  ///   - print: Receives the lines of the test, and what the app prints.
  /// - Throws: `DevelopmentError` if it cannot be started.
  package init(
    _ program: TestProgram,
    of source: Source,
    for library: RecordedTest.Library = .xcuiTest,
    print: @escaping @Sendable (String) -> Void
  ) throws {
    // Nothing that the app prints can be taken for a line of the test.
    let token = "@\(UUID().uuidString)"
    let output = RecordedOutput(of: program.file.lastPathComponent, token: token, print: print)
    self.output = output
    let buffer = LineBuffer(output.append)
    var variables = ["ROSTRUM_RECORD": token]
    if case .sceneDriver = library { variables["ROSTRUM_RECORD_WORDS"] = "driver" }
    switch source {
    case .page(let port): variables["PORT"] = "\(port)"
    case .report(let file): variables["ROSTRUM_RECORD_REPLAY"] = file.path
    }
    process = try ChildProcess(
      program.file.path,
      program.arguments,
      in: program.folder,
      environment: program.environment.merging(variables) { $1 }
    ) { buffer.append($0) }
  }

  /// Waits until the app has ended.
  ///
  /// - Returns: Its exit code, or the negated number of a signal.
  package func end() async -> Int32 {
    let code = await process.exitCode
    output.finish()
    return code
  }

  /// Ends the app.
  package func stop() async { await process.end() }

  /// The lines of the test.
  package var lines: [String] { output.lines }

  /// The name of the class of the app's delegate, with its module; nil before the app has reported it.
  package var delegateClass: String? { output.delegateClass }
}
