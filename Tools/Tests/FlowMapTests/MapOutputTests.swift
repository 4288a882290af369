import Foundation
import FoundationXML
import SourceModel
import Testing
import ToolTesting

@testable import FlowMap

/// Maps of whole projects, in all output formats.
struct MapOutputTests {
  private static let fixtures = [
    "StoryboardApp", "ViperApp", "FlatApp", "OneFileApp", "BrokenApp", "Storyboards", "VIPER",
    "NoFolders", "OneFile", "Broken",
  ]

  private func map(_ name: String) async throws -> MapReader.Result {
    let folder = Repository.fixture(name)
    var result = try await MapReader(reader: ProjectReader(paths: [folder.path])).read(name: name)
    // Paths are relative to the fixture.
    let prefix = folder.path + "/"
    for index in result.graph.warnings.indices {
      result.graph.warnings[index].place.file.trimPrefix(prefix)
    }
    for index in result.graph.screens.indices {
      result.graph.screens[index].place.file.trimPrefix(prefix)
    }
    for index in result.graph.flows.indices {
      result.graph.flows[index].place.file.trimPrefix(prefix)
    }
    for index in result.graph.routes.indices {
      result.graph.routes[index].place.file.trimPrefix(prefix)
    }
    for index in result.graph.openings.indices {
      result.graph.openings[index].place.file.trimPrefix(prefix)
    }
    return result
  }

  @Test(arguments: fixtures)
  func textAndWarnings(name: String) async throws {
    let result = try await map(name)
    let warnings = result.graph.warnings.map { $0.line + "\n" }.joined()
    let problems = result.problems.map {
      $0.line.replacing(Repository.fixture(name).path + "/", with: "") + "\n"
    }
    try Golden.check(
      result.graph.text + "\n" + problems.joined() + warnings,
      "\(name).txt"
    )
  }

  @Test(arguments: ["FlatApp", "StoryboardApp"])
  func json(name: String) async throws {
    try Golden.check(try await map(name).graph.json(), "\(name).json")
  }

  @Test(arguments: ["FlatApp", "StoryboardApp"])
  func mermaid(name: String) async throws {
    try Golden.check(try await map(name).graph.mermaid, "\(name).mmd")
  }

  @Test(arguments: ["FlatApp", "StoryboardApp"])
  func dot(name: String) async throws {
    try Golden.check(try await map(name).graph.dot, "\(name).dot")
  }

  @Test(arguments: ["FlatApp", "StoryboardApp", "ViperApp"])
  func svg(name: String) async throws {
    try Golden.check(MapSVG(try await map(name).graph).text, "\(name).svg")
  }

  @Test func namesOfAnyKindAreWrittenSafely() throws {
    let name = #"<&>"'\ #;|[](){}"#
    var graph = FlowGraph(name: name)
    let place = SourcePlace(file: name, line: 1, column: 1)
    var flow = Flow(id: "f", name: name, type: name, place: place)
    flow.result = name
    var screen = Screen(id: "s", name: name, kind: .screen, place: place)
    (screen.flow, screen.routes, screen.type) = ("f", [name], name)
    graph.flows = [flow]
    graph.screens = [screen]
    graph.openings = [Opening(from: "s", to: "s", kind: .show, label: name, place: place)]
    let parser = XMLParser(data: Data(MapSVG(graph).text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let flowLine = #"subgraph f0["#
    #expect(graph.mermaid.contains(flowLine))
    #expect(!graph.mermaid.contains(name))
    #expect(graph.dot.contains(#""<&>\"'\\ #;|[](){}""#))
    #expect(try JSONSerialization.jsonObject(with: Data(graph.json().utf8)) is [String: Any])
  }

  @Test func specialKindsAreInTheLegend() {
    var graph = FlowGraph(name: "A")
    let place = SourcePlace(file: "A.swift", line: 1, column: 1)
    graph.screens = [
      Screen(id: "a", name: "A", kind: .screen, place: place),
      Screen(id: "b", name: "Activity", kind: .system, place: place),
    ]
    graph.openings = [Opening(from: "a", to: "b", kind: .sheet, place: place)]
    #expect(MapSVG(graph).text.contains(">a screen of the system</text>"))
    graph.screens[1].kind = .screen
    #expect(!MapSVG(graph).text.contains(">a screen of the system</text>"))
  }

  @Test func anEmptyMapIsDrawn() throws {
    let graph = FlowGraph(name: "Nothing")
    #expect(graph.text == "Nothing: 0 flows, 0 screens, 0 openings, 0 routes\n")
    #expect(XMLParser(data: Data(MapSVG(graph).text.utf8)).parse())
  }

  @Test(arguments: 1...20)
  func everyDrawingIsXML(seed: UInt64) {
    let text = MapSVG(LayoutTests.graph(seed: seed)).text
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(!text.contains("nan") && !text.contains("inf\""))
  }
}

extension String {
  fileprivate mutating func trimPrefix(_ prefix: String) {
    if hasPrefix(prefix) { removeFirst(prefix.count) }
  }
}
