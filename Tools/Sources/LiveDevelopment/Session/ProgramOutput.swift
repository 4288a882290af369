import Foundation
import Synchronization

/// The output of a program for the terminal.
///
/// The report of a crash, with the calls of all threads, goes to a file; the program's own calls take
/// its place. Messages that begin with the name of a module's file name the user's own one.
final class ProgramOutput: Sendable {
  private struct State {
    /// The lines of the report so far; nil outside of one.
    var report: [Substring]?
    /// A Boolean value that indicates whether the trap has printed its reason.
    var hasMessage = false
  }

  private static let maximumLines = 5_000

  private let program: String
  private let file: URL?
  private let journal: URL?
  private let source: @Sendable (String) -> String?
  private let print: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - program: The name of the program.
  ///   - file: The file for the newest report; nil to print all of it.
  ///   - journal: The file with the events of the app's scenes, which the report gets too.
  ///   - source: Returns the source of a name such as `Module/File.swift`.
  ///   - print: Receives lines for the terminal.
  init(
    of program: String,
    reportsIn file: URL?,
    journal: URL? = nil,
    source: @escaping @Sendable (String) -> String?,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.program = program
    self.file = file
    self.journal = journal
    self.source = source
    self.print = print
  }

  /// Passes on lines.
  func append(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { append(line) }
  }

  private func append(_ line: Substring) {
    let isShown = state.withLock { state in
      // A process that is killed does not end its report.
      if state.report?.count == Self.maximumLines { state.report = nil }
      if file != nil, state.report == nil, CrashExcerpt.begins(line) { state.report = [] }
      if CrashExcerpt.isReason(line) { state.hasMessage = true }
      state.report?.append(line)
      return state.report == nil
    }
    if isShown {
      print(Self.naming(line, source))
    } else if line.hasPrefix("Backtrace took") {
      finish()
    }
  }

  /// Ends the report, if there is one.
  func finish() {
    let (report, hasMessage) = state.withLock { state in
      defer { state = State() }
      return (state.report, state.hasMessage)
    }
    guard let report, let file else { return }
    if !hasMessage, let heading = report.first(where: CrashExcerpt.isHeading) {
      print(heading.trimmingCharacters(in: ["*", " "]))
    }
    let calls = CrashExcerpt.calls(in: report[...], program: program)
    if !calls.isEmpty { print(calls.joined(separator: "\n")) }
    let events = events
    do {
      try Data((report + events).joined(separator: "\n").utf8).write(to: file, options: .atomic)
      print("The whole report is in \(file.path).")
      if !events.isEmpty { print("rostrum record --replay \(file.path) makes a test of it.") }
    } catch {
      print(report.joined(separator: "\n"))
    }
  }

  /// The lines with the events that led to a crash.
  private var events: [Substring] {
    guard let journal, let text = try? String(contentsOf: journal, encoding: .utf8), !text.isEmpty
    else { return [] }
    return ["", "Events, which rostrum record --replay repeats:", ""] + text.split(separator: "\n")
  }

  /// Returns text whose lines that begin with `Module/File.swift:7: ` begin with the user's own file.
  static func naming(_ text: some StringProtocol, _ source: (String) -> String?) -> String {
    String(text).replacing(/^(\w+\/[^\/:\n]+\.swift)(:\d+: )/.anchorsMatchLineEndings()) { match in
      (source(String(match.1)) ?? String(match.1)) + match.2
    }
  }
}
