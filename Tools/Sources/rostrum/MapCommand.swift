import ArgumentParser
import FlowMap
import Foundation
import SourceModel

struct MapCommand: AsyncParsableCommand {
  /// The output format of a map.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case markdown
    case mermaid
    case dot
    case svg
  }

  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Draws the flows, screens and routes of an app, and how they open each other.",
    discussion: """
      The command reads only code and storyboards. It warns of screens that nothing opens and of \
      routes without a screen. EXAMPLE: rostrum map MyApp --format svg --output MyApp.svg
      """
  )

  @OptionGroup var project: ProjectOptions

  @Option(help: "The output format.")
  var format = Format.text

  @Option(help: "The file to write, instead of the standard output.", completion: .file())
  var output: String?

  @Option(help: "The name of the map; by default that of the folders.")
  var name: String?

  @Option(help: "A folder with PNG pictures of screens, for SVG.", completion: .directory)
  var pictures: String?

  @Flag(help: "End with 1 where there are warnings.")
  var strict = false

  mutating func run() async throws {
    let result = try await MapReader(reader: project.reader).read(name: title)
    for problem in result.problems { StandardError.write(problem.line) }
    for warning in result.graph.warnings { StandardError.write(warning.line) }
    let text = try text(of: result.graph)
    if let output {
      try OutputFile.write(text, to: output, content: "map")
    } else {
      print(text, terminator: "")
    }
    if !result.problems.isEmpty || (strict && !result.graph.warnings.isEmpty) {
      throw ExitCode.found
    }
  }

  func validate() throws {
    if pictures != nil, format != .svg {
      throw ValidationError("Expected --format svg with --pictures, got --format \(format).")
    }
  }

  private var title: String {
    if let name { return name }
    return project.paths.map {
      URL(fileURLWithPath: $0).standardizedFileURL.deletingPathExtension().lastPathComponent
    }
    .joined(separator: ", ")
  }

  private func pictures(for graph: FlowGraph) throws -> [String: ScreenPicture] {
    guard let pictures else { return [:] }
    guard FileManager.default.fileExists(atPath: pictures) else {
      throw ValidationError("expected a folder of pictures at \(pictures), found nothing.")
    }
    return try PictureFolder(URL(fileURLWithPath: pictures)).pictures(for: graph)
  }

  private func text(of graph: FlowGraph) throws -> String {
    switch format {
    case .text: graph.text
    case .json: try graph.json()
    case .markdown: "```mermaid\n\(graph.mermaid)```\n"
    case .mermaid: graph.mermaid
    case .dot: graph.dot
    case .svg: MapSVG(graph, pictures: try pictures(for: graph)).text
    }
  }
}
