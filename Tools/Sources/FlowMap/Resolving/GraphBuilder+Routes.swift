extension GraphBuilder {
  /// A case of a route, and the actions with which a coordinator shows it.
  struct Taking {
    var route: RouteReference
    var flow: Int
    var actions: [Action]
  }

  /// Evaluates how coordinators show each route, which may add screens that nothing else shows.
  mutating func takeRoutes() {
    var next = 0
    while next < graph.flows.count {
      let id = graph.flows[next].id
      next += 1
      guard let flow = flow(withID: id), takenFlows.insert(flow).inserted else { continue }
      let type = evaluator.flows[flow].type
      let takers = RouteFunctions(index: index)
      for function in takers.functions(of: type) {
        for route in takers.routes(takenBy: function, of: type) {
          let context = Context(
            function: function,
            selfType: type,
            flow: flow,
            cases: [route.name],
            enumType: route.type
          )
          let actions = evaluator.actions(of: context)
          takings.append(Taking(route: route, flow: flow, actions: actions))
          for action in actions { reach(action, route: route, flow: flow) }
        }
      }
      expand()
    }
  }

  private func flow(withID id: String) -> Int? {
    for (source, known) in ids where known == id {
      if case .flow(let flow) = source { return flow }
    }
    return nil
  }

  /// Adds a screen or flow that only a route opens.
  private mutating func reach(_ action: Action, route: RouteReference, flow: Int) {
    switch (action.source, action.target) {
    case (.caller, .screen), (.caller, .flow), (.caller, .container):
      for target in targets(action, home: flow) {
        if !isOpened(target) || taking[target] != nil {
          taking[target] = true
          add(
            Opening(
              from: node(.flow(flow)),
              to: target,
              kind: .route,
              label: route.name,
              place: action.place
            )
          )
        }
      }
    default: break
    }
  }

  private func isOpened(_ id: String) -> Bool {
    graph.starts.contains(id) || graph.openings.contains { $0.to == id && $0.from != id }
  }

  // MARK: - In the end

  /// Adds the openings by routes, and lists the routes.
  mutating func resolveRoutes() {
    for (from, route, place) in routed {
      let screens = atRoute[route] ?? []
      let targets = screens.isEmpty ? destinations(of: route) : screens
      for target in targets where target != from {
        add(Opening(from: from, to: target, kind: .route, label: route.name, place: place))
      }
    }
    for type in index.types.indices where index.isRoute(type) && isUsed(type) {
      for element in index.types[type].cases {
        let route = RouteReference(type: type, name: element.name)
        let place = index.files[index.types[type].file].place(element.offset)
        let shown = atRoute[route] ?? []
        var entry = RouteCase(
          type: index.types[type].name,
          name: element.name,
          path: RoutePaths(index: index).path(of: route),
          place: place
        )
        entry.destinations = (shown + (shown.isEmpty ? destinations(of: route) : [])).unique
        graph.routes.append(entry)
        if isDead(route, shown: shown) {
          graph.warnings.append(
            MapWarning(
              rule: .deadRoute,
              place: place,
              message: "The route “\(element.name)” has no screen: no coordinator shows anything "
                + "for it, and no flow starts with it."
            )
          )
        }
      }
    }
  }

  /// Returns whether the project shows or switches over the enum.
  private func isUsed(_ type: Int) -> Bool {
    takings.contains { $0.route.type == type } || atRoute.keys.contains { $0.type == type }
  }

  private func isDead(_ route: RouteReference, shown: [String]) -> Bool {
    if takings.contains(where: { $0.route == route && !$0.actions.isEmpty }) { return false }
    let flows = Set(graph.flows.map(\.id))
    return !shown.contains { screen in
      graph.openings.contains { $0.to == screen && flows.contains($0.from) && $0.kind != .route }
    }
  }

  private mutating func destinations(of route: RouteReference) -> [String] {
    var found: [String] = []
    for taking in takings where taking.route == route {
      for action in taking.actions where action.source == .caller {
        found += targets(action, home: taking.flow)
      }
    }
    return found.unique
  }
}

extension ProjectIndex {
  /// Returns whether a type is an enum of destinations.
  func isRoute(_ type: Int) -> Bool {
    guard types[type].kind == .enum, !types[type].cases.isEmpty else { return false }
    let names = ancestorNames(type)
    if names.contains("Route") { return true }
    let name = types[type].simpleName
    return ["Route", "Destination", "DeepLink", "Deeplink"].contains(where: name.hasSuffix)
  }
}
