import ArgumentParser
import CodeMetrics
import Foundation
import SourceModel

struct MetricsCommand: AsyncParsableCommand {
  /// The output format of the numbers.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
    case csv
  }

  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Counts lines by layer and by screen, and lists the dependencies of layers.",
    discussion: """
      Lines are counted as by wc -l, and the sum of the layers is the sum of all Swift files. \
      EXAMPLE: rostrum metrics MyApp --against MyApp-MVC --format markdown
      """
  )

  @OptionGroup var project: ProjectOptions

  @Option(help: "A project to compare with, whose numbers come first.", completion: .directory)
  var against: String?

  @Option(help: "The output format.")
  var format = Format.text

  @Option(help: "Write a bar chart of the layers to this SVG file.", completion: .file())
  var chart: String?

  mutating func run() async throws {
    let (report, isComplete) = try await read(project.paths)
    guard let against else {
      try write(report, BarChart(report))
      if !isComplete { throw ExitCode.found }
      return
    }
    let (before, isWhole) = try await read([against])
    let comparison = CodeComparison(before: before, after: report)
    try write(comparison, BarChart(comparison))
    if !isComplete || !isWhole { throw ExitCode.found }
  }

  private func read(_ paths: [String]) async throws -> (report: CodeReport, isComplete: Bool) {
    var options = project
    options.paths = paths
    let read = try await options.reader.read()
    for file in read.skipped { StandardError.write(file.diagnostic.line) }
    let report = ReportBuilder(read).report(
      name: paths.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent }
        .joined(separator: ", "),
      leftOut: LeftOutFiles.folders(beneath: paths, notIn: read)
    )
    return (report, read.isComplete)
  }

  private func write(_ report: some ReportWriting, _ bars: BarChart) throws {
    if let chart { try OutputFile.write(bars.text, to: chart, content: "chart") }
    switch format {
    case .text: print(report.text, terminator: "")
    case .json: print(try report.json(), terminator: "")
    case .markdown: print(report.markdown, terminator: "")
    case .csv: print(report.csv, terminator: "")
    }
  }
}
