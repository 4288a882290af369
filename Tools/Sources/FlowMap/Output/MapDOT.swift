extension FlowGraph {
  /// The map in Graphviz's language.
  package var dot: String {
    var lines = [
      "digraph \(Self.text(name)) {",
      "  rankdir=LR; compound=true; fontname=\"Helvetica\"",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=11]",
    ]
    let ids = shortIDs
    for flow in flows {
      let own = screens.filter { $0.flow == flow.id }
      let title = Self.text(flow.name + (flow.result.map { " → \($0)" } ?? ""))
      if own.isEmpty {
        lines.append("  \(ids[flow.id] ?? "") [label=\(title), shape=oval]")
      } else {
        lines.append("  subgraph cluster_\(ids[flow.id] ?? "") {")
        lines.append("    label=\(title); style=rounded")
        if opensItself(flow.id) { lines.append("    \(ids[flow.id] ?? "")e [shape=point]") }
        lines += own.map { "    " + vertex($0, ids) }
        lines.append("  }")
      }
    }
    for screen in screens where !flows.contains(where: { $0.id == screen.flow }) {
      lines.append("  " + vertex(screen, ids))
    }
    for (number, start) in starts.enumerated() {
      lines.append("  start\(number) [shape=point]")
      lines.append("  start\(number) -> \(end(start, ids, "lhead"))")
    }
    for opening in openings { lines.append("  " + edge(opening, ids)) }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func vertex(_ screen: Screen, _ ids: [String: String]) -> String {
    let label = ([screen.name] + screen.routes).joined(separator: "\n")
    let shape = screen.kind == .screen ? "" : ", shape=component"
    return "\(ids[screen.id] ?? "") [label=\(Self.text(label))\(shape)]"
  }

  private func edge(_ opening: Opening, _ ids: [String: String]) -> String {
    var attributes = ["label=\(Self.text(opening.words))"]
    if opening.isDashed { attributes.append("style=dashed") }
    var from = anchor(opening.from, ids)
    if isWithin(opening) { from = ("\(ids[opening.from] ?? "")e", false) }
    let to = anchor(opening.to, ids)
    if from.isCluster { attributes.append("ltail=cluster_\(ids[opening.from] ?? "")") }
    if to.isCluster { attributes.append("lhead=cluster_\(ids[opening.to] ?? "")") }
    return "\(from.node) -> \(to.node) [\(attributes.joined(separator: ", "))]"
  }

  private func end(_ id: String, _ ids: [String: String], _ side: String) -> String {
    let anchor = anchor(id, ids)
    return anchor.node + (anchor.isCluster ? " [\(side)=cluster_\(ids[id] ?? "")]" : "")
  }

  /// Returns the vertex that represents a screen or a flow, because Graphviz draws no edges to
  /// clusters.
  private func anchor(_ id: String, _ ids: [String: String]) -> (node: String, isCluster: Bool) {
    if let first = screens.first(where: { $0.flow == id }) { return (ids[first.id] ?? "", true) }
    return (ids[id] ?? "", false)
  }

  private static func text(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}
