internal import Foundation

/// `make bench`: measures every row and reports which aims are met.
@main
@MainActor
struct RostrumBench {
  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst()
    var results: [Result] = []
    for row in rows where wanted.isEmpty || wanted.contains(where: row.name.contains) {
      results.append(await Measuring().measure(row))
      print(Report(results: results.suffix(1)).table, terminator: "\n\n")
    }
    try Report(results: results).write(to: URL(filePath: ".build/bench.json"))
  }

  static var rows: [Row] {
    [intentToView, childFlow, tapToCommit, panStep, hitTest, wholeMatch, longTable, snapshotEdits]
  }
}
