extension GraphBuilder {
  /// Adds the screens and flows that nothing opens, with what they open.
  mutating func addUnreached() {
    for type in index.types.indices where index.isCoordinator(type) && !index.isBase(type) {
      if !evaluator.flows.contains(where: { $0.type == type }) || !hasFlow(of: type) {
        _ = node(.flow(evaluator.flow(type)))
      }
    }
    expand()
    addScreens()
    takeRoutes()
    warnOfUnreached()
    warnOfStoryboards()
  }

  /// Adds all controllers of the project that are no bases of others.
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
      _ = node(.screen(evaluator.value(ofScene: key), home: nil))
    }
    expand()
  }

  /// The ids to which a way leads from what the app shows first.
  private func reached() -> Set<String> {
    var reached = Set(graph.starts)
    var pending = graph.starts
    let bySource = Dictionary(grouping: graph.openings, by: \.from)
    let flowOf = Dictionary(
      graph.screens.compactMap { screen in screen.flow.map { (screen.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    while let id = pending.popLast() {
      for opening in bySource[id] ?? [] where reached.insert(opening.to).inserted {
        pending.append(opening.to)
      }
      // A flow with a screen in sight is under way.
      if let flow = flowOf[id], reached.insert(flow).inserted { pending.append(flow) }
    }
    return reached
  }

  private mutating func warnOfUnreached() {
    guard !graph.starts.isEmpty else { return }
    let reached = reached()
    for flow in graph.flows where !reached.contains(flow.id) {
      graph.warnings.append(
        MapWarning(
          rule: .unreachableFlow,
          place: flow.place,
          message: "Nothing starts \(flow.type)."
        )
      )
    }
    let flows = Set(graph.flows.map(\.id).filter { !reached.contains($0) })
    for screen in graph.screens where !reached.contains(screen.id) && screen.kind != .navigation {
      if let flow = screen.flow, flows.contains(flow) { continue }
      graph.warnings.append(
        MapWarning(
          rule: .unreachableScreen,
          place: screen.place,
          message: "Nothing opens \(screen.type ?? "the scene “\(screen.name)”")."
        )
      )
    }
  }

  // MARK: - Storyboards

  /// Segues and scenes that code names and no storyboard has.
  private mutating func warnOfStoryboards() {
    guard !storyboards.isEmpty else { return }
    let segues = Set(
      storyboards.links.values.flatMap { $0 }.compactMap(\.segue.identifier)
        + storyboards.storyboards.flatMap(\.scenes).flatMap(\.segues).compactMap(\.identifier)
    )
    for (number, function) in index.functions.enumerated() {
      for event in function.facts.events {
        for expression in event.expressions {
          guard case .call(let callee, let arguments, let offset) = expression,
            let first = arguments.first, case .text(let identifier) = first.value
          else { continue }
          let place = index.place(offset, in: number)
          switch callee.lastName {
          case "performSegue" where !segues.contains(identifier):
            warn(.missingSegue, place, "No storyboard has a segue “\(identifier)”.")
          case "instantiateViewController"
          where ["withIdentifier", "identifier"].contains(first.label)
            && storyboards.scene(identifier, in: nil) == nil:
            warn(.missingScene, place, "No storyboard has a scene “\(identifier)”.")
          default: break
          }
        }
      }
    }
  }

  private mutating func warn(_ rule: MapWarning.Rule, _ place: SourcePlace, _ message: String) {
    let warning = MapWarning(rule: rule, place: place, message: message)
    if !graph.warnings.contains(warning) { graph.warnings.append(warning) }
  }

  /// The map with everything in a stable order.
  func finish() -> FlowGraph {
    var graph = graph
    graph.tellNamesakesApart()
    graph.warnings.sort { ($0.place, $0.message) < ($1.place, $1.message) }
    return graph
  }
}

extension FlowGraph {
  /// Adds the names of outer types to those of screens that have the same name.
  fileprivate mutating func tellNamesakesApart() {
    let byName = Dictionary(grouping: screens.indices) {
      "\(screens[$0].flow ?? "") \(screens[$0].name)"
    }
    for same in byName.values where same.count > 1 {
      for index in same {
        guard let outer = screens[index].type?.split(separator: ".").dropLast().last else {
          continue
        }
        screens[index].name = "\(GraphBuilder.spaced(String(outer))) \(screens[index].name)"
      }
    }
  }
}

extension CodeEvent {
  /// All expressions of the event.
  fileprivate var expressions: [CodeExpression] {
    var found: [CodeExpression] = []
    switch action {
    case .evaluate(let value), .bind(_, _, let value), .result(let value):
      value.visit { found.append($0) }
    case .assign(let target, let value):
      target.visit { found.append($0) }
      value.visit { found.append($0) }
    }
    return found
  }
}

extension StoryboardScene.Segue {
  /// How the segue opens its destination.
  var opening: Opening.Kind {
    switch (kind, relationship) {
    case ("relationship", "rootViewController"?): .root
    case ("relationship", "viewControllers"?): .tab
    case ("relationship", _), ("showDetail", _), ("replace", _): .column
    case ("presentation", _), ("modal", _):
      style == "fullScreen" || style == "overFullScreen" ? .cover : .sheet
    case ("popoverPresentation", _), ("popover", _): .popover
    case ("embed", _): .embed
    case ("push", _): .push
    default: .show
    }
  }
}
