import Foundation

/// The last output of a process that has ended by itself, for people.
struct CrashText {
  /// The maximum number of calls.
  private static let maximumCalls = 16

  /// The output: in place of the report of a crash, the app's own calls.
  let text: String

  /// - Parameters:
  ///   - output: The end of the output.
  ///   - app: The app, which knows its sources.
  init(_ output: String, of app: ServedApp) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex {
      $0.hasPrefix("*** Signal") || $0.hasPrefix("*** Program crashed") || Self.isFailure($0)
    }
    let shown = lines[..<(start ?? lines.endIndex)].filter(Self.isForPeople)
    let program = (app.program as NSString).lastPathComponent
    let calls = start.map { Self.calls(in: lines[$0...], of: program) } ?? []
    let reason = start.flatMap { lines[$0...].first(where: Self.isFailure) }.map { line in
      line.trimmingCharacters(in: ["*", " "]).replacing(/\ at 0x[0-9a-f]+$/, with: "")
    }
    let words = shown.map { Self.naming($0, app.sources ?? [:]) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    text =
      ([words] + [reason].compactMap(\.self)
      + (calls.isEmpty ? [] : [calls.joined(separator: "\n")]))
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whether a line names what Swift checks without a message, such as an overflow.
  private static func isFailure(_ line: Substring) -> Bool {
    line.hasPrefix("*** Swift runtime failure")
  }

  /// Whether a line helps a person: Swift prints calls without names if no program reports them.
  private static func isForPeople(_ line: Substring) -> Bool {
    line != "Current stack trace:"
      && line.wholeMatch(of: /\d+\s+\S+\s+0x[0-9a-f]+ .*/) == nil
  }

  /// The calls of the app's own code in a report, the innermost first.
  private static func calls(in report: ArraySlice<Substring>, of program: String) -> [String] {
    report.filter { line in
      (line.hasSuffix(" in \(program)") || line.contains(" in \(program) at "))
        && line.contains(" 0x") && !line.contains("[system]")
        && !line.contains("[thunk]") && !line.contains("._registerForNibs")
    }
    .prefix(maximumCalls)
    // Without its number, its address, its distance from the start of the function, and the folders of
    // this machine.
    .map { line in
      "in "
        + line.replacing(/^\s*\d+\s+(\[\w+\]\s+)*0x[0-9a-f]+\s+/, with: "")
        .replacing(/( \+ \d+)? in \S+$/, with: "")
        .replacing(/( \+ \d+)? in \S+ at (.*\/)?([^\/:]+:\d+)(:\d+)?$/) { " at \($0.3)" }
    }
  }

  /// Returns a line that begins with the user's own file instead of `Module/File.swift:7: `.
  private static func naming(_ line: Substring, _ sources: [String: String]) -> String {
    guard let match = line.prefixMatch(of: /(\w+\/[^\/:]+\.swift)(:\d+: )/),
      let source = sources[String(match.1)]
    else { return String(line) }
    return source + match.2 + line[match.range.upperBound...]
  }
}
