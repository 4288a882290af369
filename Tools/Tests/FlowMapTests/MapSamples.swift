import Foundation
import SwiftParser
import Testing

@testable import FlowMap

/// Returns the map of sources in memory.
func map(
  _ sources: [String: String],
  storyboards: [String: String] = [:],
  initial: [String] = []
) throws -> FlowGraph {
  let facts = sources.sorted { $0.key < $1.key }.map { path, text in
    FactCollector.facts(of: Parser.parse(source: text), path: path)
  }
  let read = try storyboards.sorted { $0.key < $1.key }.map { name, text in
    try StoryboardReader.storyboard(Data(text.utf8), name: name, path: "\(name).storyboard")
  }
  return GraphBuilder.graph(
    name: "Sample",
    index: ProjectIndex(facts),
    storyboards: StoryboardIndex(read),
    initialStoryboards: initial
  )
}

func map(_ source: String) throws -> FlowGraph {
  try map(["Sample.swift": source])
}

extension FlowGraph {
  /// Each opening as `from kind to`, with its label.
  var lines: [String] {
    openings.map { opening in
      let label = opening.label.map { " \($0)" } ?? ""
      let after = opening.followsResult ? " after" : ""
      return "\(opening.from) \(opening.kind)\(label)\(after) \(opening.to)"
    }
    .sorted()
  }
}
