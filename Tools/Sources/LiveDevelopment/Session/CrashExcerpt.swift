/// The lines of a program's last output that say why it ended.
package enum CrashExcerpt {
  /// The innermost calls, which show where the program stopped.
  private static let innermostCalls = 4
  /// The maximum number of calls.
  private static let maximumCalls = 24

  /// Returns whether a line begins the report of a crash, which is long.
  package static func begins(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("*** Signal") || isHeading(line)
  }

  /// Returns whether a line names the signal, or what Swift checks without a message, such as an overflow.
  package static func isHeading(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("*** Program crashed") || line.hasPrefix("*** Swift runtime failure")
  }

  /// Returns the message of a trap and the calls that led there.
  ///
  /// The innermost calls are shown, and those of the program's own code. Output without a report of
  /// Swift's runtime is cut to its last lines.
  package static func text(of output: String, program: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let report = lines.lastIndex(where: isHeading) else {
      return lines.suffix(30).joined(separator: "\n")
    }
    let calls = calls(in: lines[report...], program: program)
    let parts = [message(before: report, lines), calls.joined(separator: "\n")]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns the calls that a report shows, a line each; nothing without a report.
  package static func calls(of output: String, program: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard let report = lines.lastIndex(where: isHeading) else { return "" }
    return calls(in: lines[report...], program: program).joined(separator: "\n")
  }

  /// Returns the file and line of the innermost call of the program's own code; nil if no call has one.
  package static func place(in output: String, program: String) -> (file: String, line: Int)? {
    let lines = output.split(separator: "\n")
    guard let report = lines.lastIndex(where: isHeading) else { return nil }
    // What is generated calls tests, and has no original.
    for call in lines[report...] where !call.contains("[thunk]") && !call.contains("/.rostrum/") {
      guard let end = call.firstRange(of: " in \(program) at ")?.upperBound,
        let match = call[end...].wholeMatch(of: /(.+?):(\d+)(:\d+)?/), let line = Int(match.2)
      else { continue }
      return (String(match.1), line)
    }
    return nil
  }

  /// Returns whether a line is the message of a trap.
  package static func isReason(_ line: some StringProtocol) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type"]
      .contains { line.contains($0) }
  }

  private static func message(before report: Int, _ lines: [Substring]) -> String {
    let end = lines[..<report].lastIndex { $0.hasPrefix("*** Signal") } ?? report
    let start = lines[..<end].lastIndex(where: isReason)
    // A trap of the processor, as for an overflow, has no words; the report names the signal.
    guard let start else { return String(lines[report]) }
    return lines[start..<end].joined(separator: "\n").trimmingSuffix(while: \.isNewline)
  }

  /// Returns the calls in a report: the innermost ones, and those of the program's own code.
  static func calls(in report: ArraySlice<Substring>, program: String) -> [String] {
    guard let heading = report.firstIndex(where: { $0.hasSuffix(" crashed:") }) else { return [] }
    let calls = report[(heading + 1)...].drop(while: \.isEmpty).prefix { !$0.isEmpty }
      // Neither are calls of the program's own code that lead to actions of nibs.
      .filter { !$0.contains("[thunk]") && !$0.contains("._registerForNibs") }
    var shown: [String] = []
    for (number, call) in calls.enumerated() where shown.count < maximumCalls {
      if number < innermostCalls || call.contains(" in \(program)") {
        shown.append(String(call.replacing(/\s+0x[0-9a-f]+/, with: "")))
      } else if shown.last != "…" {
        shown.append("…")
      }
    }
    return shown
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
