extension FlowGraph {
  /// The map as text for users.
  package var text: String {
    var lines = [summary, ""]
    for flow in flows {
      lines.append(isStart(flow.id) + "\(flow.name) (\(flow.type))\(returns(flow))")
      lines += openings(from: flow.id, indent: "    ")
      for screen in screens where screen.flow == flow.id {
        lines += describe(screen, indent: "    ")
      }
      lines.append("")
    }
    let loose = screens.filter { screen in
      !flows.contains { $0.id == screen.flow }
    }
    if !loose.isEmpty {
      if !flows.isEmpty { lines.append("Without a flow") }
      for screen in loose { lines += describe(screen, indent: flows.isEmpty ? "" : "    ") }
      lines.append("")
    }
    if !routes.isEmpty {
      lines.append("Routes")
      let width = routes.map { ($0.path ?? ".\($0.name)").count }.max() ?? 0
      for route in routes {
        let path = route.path ?? ".\(route.name)"
        let names = route.destinations.map(name(of:)).unique.joined(separator: ", ")
        let padding = String(repeating: " ", count: width - path.count)
        lines.append("    \(path)\(padding)  \(names.isEmpty ? "nowhere" : names)")
      }
      lines.append("")
    }
    lines.removeLast()
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of flows, screens, openings and routes.
  var summary: String {
    let parts = [
      Self.count(flows.count, "flow"), Self.count(screens.count, "screen"),
      Self.count(openings.count, "opening"), Self.count(routes.count, "route"),
    ]
    return "\(name): \(parts.joined(separator: ", "))"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func isStart(_ id: String) -> String {
    starts.contains(id) ? "▶ " : ""
  }

  private func returns(_ flow: Flow) -> String {
    guard let result = flow.result else { return "" }
    let ways = flow.outcomes.isEmpty ? "" : ": \(flow.outcomes.joined(separator: ", "))"
    return " → \(result)\(ways)"
  }

  private func describe(_ screen: Screen, indent: String) -> [String] {
    let routes = screen.routes.isEmpty ? "" : "  \(screen.routes.joined(separator: ", "))"
    return ["\(indent)\(isStart(screen.id))\(screen.name)\(routes)"]
      + openings(from: screen.id, indent: indent + "    ")
  }

  private func openings(from id: String, indent: String) -> [String] {
    openings.filter { $0.from == id }.map { opening in
      let words = opening.words.isEmpty ? "root" : opening.words
      return "\(indent)\(words) → \(name(of: opening.to))\(flowMark(opening.to))"
    }
  }

  private func flowMark(_ id: String) -> String {
    flows.contains { $0.id == id } ? " (flow)" : ""
  }
}
