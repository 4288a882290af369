import LiveDevelopment
import Synchronization

/// The output of an app that is recorded: lines of the test, and what the app prints itself.
final class RecordedOutput: Sendable {
  private struct State {
    var lines: [String] = []
    var delegateClass: String?
    /// The report of a crash, which is long, from its beginning.
    var report: [String] = []
  }

  private let token: String
  private let program: String
  private let print: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - program: The name of the program.
  ///   - token: The word that begins what the recorder prints.
  ///   - print: Receives the lines of the test, and what the app prints.
  init(of program: String, token: String, print: @escaping @Sendable (String) -> Void) {
    self.program = program
    self.token = token
    self.print = print
  }

  /// The lines of the test.
  var lines: [String] { state.withLock(\.lines) }

  /// The name of the class of the app's delegate; nil before the recorder has printed it.
  var delegateClass: String? { state.withLock(\.delegateClass) }

  func append(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let line = take(String(line)) { print(line) }
    }
  }

  /// Prints the calls of a crash, if there was one.
  func finish() {
    let report = state.withLock(\.report)
    guard !report.isEmpty else { return }
    print(CrashExcerpt.text(of: report.joined(separator: "\n"), program: program))
  }

  /// Returns what is printed of a line.
  private func take(_ line: String) -> String? {
    state.withLock { state in
      if line.hasPrefix("\(token)=") {
        state.delegateClass = String(line.dropFirst(token.count + 1))
        return nil
      }
      if line.hasPrefix("\(token) ") {
        state.lines.append(String(line.dropFirst(token.count + 1)))
        return state.lines.last
      }
      guard state.report.isEmpty, !CrashExcerpt.begins(line) else {
        state.report.append(line)
        return nil
      }
      return line
    }
  }
}
