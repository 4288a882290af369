extension GraphBuilder {
  /// Adds the screens and flows that nothing opens, with their own openings.
  mutating func addUnreached() {
    for type in index.coordinators {
      if !evaluator.flows.contains(where: { $0.type == type }) || !hasFlow(of: type) {
        _ = node(.flow(evaluator.flow(type)))
      }
    }
    expand()
    addScreens()
    takeRoutes()
    // A screen that nothing opens here may be opened by the rest of the app.
    if !isPartial { graph.warnings += graph.unreachedWarnings() }
    graph.warnings += StoryboardChecks(index: index, storyboards: storyboards).warnings()
  }

  /// Adds all controllers of the project that are not base classes.
  mutating func addScreens() {
    let known = Set(
      ids.keys.compactMap { if case .screen(.object(let type), _) = $0 { type } else { nil } }
    )
    for type in index.types.indices where index.isController(type) {
      let entry = index.types[type]
      guard !known.contains(type), !index.isBase(type), entry.foreignParents != [],
        index.containerKind(type) != .navigation || !index.isBase(type)
      else { continue }
      _ = node(.screen(.object(type), home: nil))
    }
    for key in storyboards.keys where storyboards.resolve(key) == key {
      let scene = evaluator.value(ofScene: key)
      let isKnown = ids.keys.contains {
        if case .screen(scene, _) = $0 { true } else { false }
      }
      if !isKnown { _ = node(.screen(scene, home: nil)) }
    }
    expand()
  }

  /// Returns the map in a stable order.
  mutating func finish() -> FlowGraph {
    for (source, id) in ids {
      guard case .screen(.object(let type), _) = source else { continue }
      for maker in evaluator.makers[type] ?? [] { name(id, maker) }
    }
    graph.disambiguateNames()
    graph.warnings.sort { ($0.place, $0.message) < ($1.place, $1.message) }
    return graph
  }
}

extension FlowGraph {
  /// Adds the names of outer types to those of screens that have the same name.
  fileprivate mutating func disambiguateNames() {
    let byName = Dictionary(grouping: screens.indices) {
      "\(screens[$0].flow ?? "") \(screens[$0].name)"
    }
    for same in byName.values where same.count > 1 {
      for index in same {
        guard let outer = screens[index].type?.split(separator: ".").dropLast().last else {
          continue
        }
        screens[index].name = "\(Words.spaced(String(outer))) \(screens[index].name)"
      }
    }
  }
}
