extension FlowGraph {
  /// The map as a Mermaid flowchart.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    let ids = shortIDs
    for flow in flows {
      let own = screens.filter { $0.flow == flow.id }
      let title = Self.quoted(flow.name + (flow.result.map { " → \($0)" } ?? ""))
      if own.isEmpty {
        lines.append("  \(ids[flow.id] ?? "")([\(title)])")
      } else {
        lines.append("  subgraph \(ids[flow.id] ?? "")[\(title)]")
        if opensItself(flow.id) { lines.append("    \(ids[flow.id] ?? "")e(( ))") }
        lines += own.map { "    " + node($0, ids) }
        lines.append("  end")
      }
    }
    for screen in screens where !flows.contains(where: { $0.id == screen.flow }) {
      lines.append("  " + node(screen, ids))
    }
    for (number, start) in starts.enumerated() {
      lines.append("  start\(number)(( )) --> \(ids[start] ?? "")")
    }
    for opening in openings {
      guard var from = ids[opening.from], let to = ids[opening.to] else { continue }
      // An edge from a subgraph to a node in it is an error in Mermaid.
      if isWithin(opening) { from += "e" }
      let arrow = opening.isDashed ? "-.->" : "-->"
      let label = opening.words.isEmpty ? "" : "|\(Self.quoted(opening.words))|"
      lines.append("  \(from) \(arrow)\(label) \(to)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func node(_ screen: Screen, _ ids: [String: String]) -> String {
    let routes = screen.routes.map { "<br/>\(Self.escaped($0))" }.joined()
    let (open, close) = screen.kind == .screen ? ("[", "]") : ("[[", "]]")
    return "\(ids[screen.id] ?? "")\(open)\"\(Self.escaped(screen.name))\(routes)\"\(close)"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// Returns text escaped with Mermaid's entities.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case "\n": result += " "
      default: result.append(character)
      }
    }
  }

  /// Returns whether a flow opens one of its own screens.
  func isWithin(_ opening: Opening) -> Bool {
    screens.contains { $0.id == opening.to && $0.flow == opening.from }
  }

  func opensItself(_ flow: String) -> Bool {
    openings.contains { $0.from == flow && isWithin($0) }
  }

  /// Ids of letters and digits, for languages of graphs.
  var shortIDs: [String: String] {
    var ids: [String: String] = [:]
    for (number, flow) in flows.enumerated() { ids[flow.id] = "f\(number)" }
    for (number, screen) in screens.enumerated() { ids[screen.id] = "s\(number)" }
    return ids
  }
}
