import Foundation

/// Runs of the program that a page documents.
///
/// A run is a block of code that begins with `$ rostrum …`, below a comment that names the folder:
/// `<!-- run in Tools/Tests/Fixtures/NoFolders -->`.
package struct DocumentedRuns {
  /// A command and its output on the page.
  package struct Run: Sendable {
    package let folder: String
    package let arguments: [String]
    /// The output on the page.
    package let shown: String
    /// The lines of the page that show it, without the fences.
    fileprivate let lines: Range<Int>

    package var command: String { "rostrum " + arguments.joined(separator: " ") }
  }

  private static let comment = "<!-- run in "
  private static let prompt = "$ rostrum "

  package let runs: [Run]
  private let page: URL
  private let lines: [String]

  /// Reads a page of the repository.
  package init(page path: String) throws {
    page = Repository.root.appending(path: path)
    let text = try String(contentsOf: page, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    runs = Self.runs(in: lines)
  }

  private static func runs(in lines: [String]) -> [Run] {
    var runs: [Run] = []
    for (number, line) in lines.enumerated() where line.hasPrefix(comment) {
      let folder = line.dropFirst(comment.count).prefix { $0 != " " }
      guard let fence = lines[number...].firstIndex(where: { $0.hasPrefix("```") }),
        fence + 1 < lines.count, lines[fence + 1].hasPrefix(prompt),
        let end = lines[(fence + 1)...].firstIndex(of: "```")
      else { continue }
      runs.append(
        Run(
          folder: String(folder),
          arguments: lines[fence + 1].dropFirst(prompt.count).split(separator: " ")
            .map(String.init),
          shown: lines[(fence + 2)..<end].map { $0 + "\n" }.joined(),
          lines: fence + 2..<end
        )
      )
    }
    return runs
  }

  /// Runs the program as the page documents it.
  package func output(of run: Run) throws -> String {
    let outcome = try ToolProgram.run(
      run.arguments,
      in: Repository.root.appending(path: run.folder)
    )
    return outcome.output + outcome.error
  }

  /// Writes the page with the current output of the program.
  package func record() throws {
    var lines = lines
    for run in runs.reversed() {
      let output = try output(of: run).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      lines.replaceSubrange(run.lines, with: output.last == "" ? output.dropLast() : output[...])
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: page)
  }
}
