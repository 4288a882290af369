extension FlowGraph {
  /// Returns the ids that are reachable from the first screens of the app.
  private func reached() -> Set<String> {
    var reached = Set(starts)
    var pending = starts
    let bySource = Dictionary(grouping: openings, by: \.from)
    let flowOf = Dictionary(
      screens.compactMap { screen in screen.flow.map { (screen.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    while let id = pending.popLast() {
      for opening in bySource[id] ?? [] where reached.insert(opening.to).inserted {
        pending.append(opening.to)
      }
      // A flow is reachable if one of its screens is.
      if let flow = flowOf[id], reached.insert(flow).inserted { pending.append(flow) }
    }
    return reached
  }

  /// Returns warnings about unreachable screens and flows.
  func unreachedWarnings() -> [MapWarning] {
    guard !starts.isEmpty else { return [] }
    var warnings: [MapWarning] = []
    let reached = reached()
    for flow in flows where !reached.contains(flow.id) {
      warnings.append(
        MapWarning(
          rule: .unreachableFlow,
          place: flow.place,
          message: "Nothing starts \(flow.type).",
          subject: flow.id
        )
      )
    }
    let flows = Set(flows.map(\.id).filter { !reached.contains($0) })
    for screen in screens where !reached.contains(screen.id) && screen.kind != .navigation {
      if let flow = screen.flow, flows.contains(flow) { continue }
      warnings.append(
        MapWarning(
          rule: .unreachableScreen,
          place: screen.place,
          message: "Nothing opens \(screen.type ?? "the scene “\(screen.name)”").",
          subject: screen.id
        )
      )
    }
    return warnings
  }
}
