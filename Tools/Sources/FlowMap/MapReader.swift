import Foundation
package import SourceModel
import SwiftSyntax

/// Reads a project and draws its map.
package struct MapReader: Sendable {
  private let reader: ProjectReader

  package init(reader: ProjectReader) {
    self.reader = reader
  }

  /// A map, and the files that could not be read.
  package struct Result: Sendable {
    package var graph: FlowGraph
    package var problems: [Diagnostic]
  }

  /// Reads the project.
  ///
  /// - Parameter name: The name of the app or folder.
  /// - Returns: The map.
  /// - Throws: The errors of `ProjectReader.read()`.
  @concurrent
  package func read(name: String) async throws -> Result {
    let (project, collected) = try await reader.read { tree, file in
      FactCollector.facts(of: tree, path: file.displayPath)
    }
    var problems = project.skipped.map(\.diagnostic)
    let facts = zip(project.files, collected).filter { !$0.0.isTest }.map(\.1)
    var storyboards: [Storyboard] = []
    for file in project.interfaces where file.kind == .storyboard {
      let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
      guard let data = FileManager.default.contents(atPath: file.absolutePath) else { continue }
      do {
        storyboards.append(
          try StoryboardReader.storyboard(data, name: name, path: file.displayPath)
        )
      } catch let failure as StoryboardReader.Failure {
        let place = Place(line: failure.line, column: failure.column, offset: 0)
        problems.append(
          Diagnostic(
            path: file.displayPath,
            place: place,
            severity: .error,
            message: "\(failure.message); the file does not parse and is skipped."
          )
        )
      }
    }
    let graph = GraphBuilder.graph(
      name: name,
      index: ProjectIndex(facts),
      storyboards: StoryboardIndex(storyboards),
      initialStoryboards: initialStoryboards(storyboards)
    )
    return Result(graph: graph, problems: problems)
  }

  /// Returns the initial storyboards of an app: Main, or the only one that has an initial
  /// controller.
  private func initialStoryboards(_ storyboards: [Storyboard]) -> [String] {
    let beginning = storyboards.filter { !$0.isLaunchScreen && $0.initial != nil }.map(\.name)
    if beginning.contains("Main") { return ["Main"] }
    return beginning.count == 1 ? beginning : []
  }
}
