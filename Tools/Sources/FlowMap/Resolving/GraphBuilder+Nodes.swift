extension GraphBuilder {
  private var naming: ScreenNaming { ScreenNaming(index: index, evaluator: evaluator) }

  /// Returns the id of a node, which is added to the map when it is first used.
  mutating func node(
    _ source: Source,
    routes: [RouteReference] = [],
    place: SourcePlace? = nil
  ) -> String {
    let id = ids[source] ?? add(source, place: place)
    guard !routes.isEmpty, let number = graph.screens.firstIndex(where: { $0.id == id }) else {
      return id
    }
    for route in routes {
      if atRoute[route]?.contains(id) != true { atRoute[route, default: []].append(id) }
      let text = RoutePaths(index: index).path(of: route) ?? ".\(route.name)"
      if !graph.screens[number].routes.contains(text) {
        graph.screens[number].routes.append(text)
        name(id, route.name)
      }
    }
    return id
  }

  /// Adds an alias of a screen.
  mutating func name(_ id: String, _ alias: String) {
    guard let number = graph.screens.firstIndex(where: { $0.id == id }),
      !graph.screens[number].aliases.contains(alias)
    else { return }
    graph.screens[number].aliases.append(alias)
  }

  private mutating func add(_ source: Source, place: SourcePlace?) -> String {
    let id: String
    switch source {
    case .flow(let flow): id = add(flow: flow)
    case .screen(let value, let home): id = add(screen: value, home: home, place: place)
    case .container(let kind, let home):
      let flow = home.map { node(.flow($0)) }
      id = unique("\(flow ?? graph.name)/\(kind.rawValue)")
      graph.screens.append(
        Screen(
          id: id,
          name: kind == .tabs ? "Tab bar" : "Split view",
          kind: kind,
          flow: flow,
          place: home.map { index.place(evaluator.flows[$0].type) }
            ?? place ?? SourcePlace(file: graph.name, line: 1, column: 1)
        )
      )
    }
    ids[source] = id
    pending.append(source)
    return id
  }

  private mutating func add(flow: Int) -> String {
    let instance = evaluator.flows[flow]
    let type = index.types[instance.type]
    var name = Words.spaced(index.stem(instance.type))
    if let screen = instance.properties.values.flatMap(\.values).min() {
      name += ": \(naming.name(of: screen))"
    }
    let id = unique(instance.properties.isEmpty ? type.name : "\(type.name) (\(name))")
    let result = FlowResults(index: index).result(of: instance.type)
    graph.flows.append(
      Flow(
        id: id,
        name: name,
        type: type.name,
        place: index.place(instance.type),
        result: result?.type,
        outcomes: result?.outcomes ?? []
      )
    )
    return id
  }

  private mutating func add(screen value: Value, home: Int?, place: SourcePlace?) -> String {
    let flow = home.map { node(.flow($0)) }
    var screen = Screen(
      id: "",
      name: naming.name(of: value),
      kind: .screen,
      flow: flow,
      place: place ?? SourcePlace(file: graph.name, line: 1, column: 1)
    )
    switch value {
    case .object(let type):
      screen.type = index.types[type].name
      screen.kind = index.containerKind(type)
      screen.place = index.place(type)
      screen.aliases = storyboards.keys.filter { evaluator.value(ofScene: $0) == value }
        .compactMap { storyboards.scenes[$0]?.scene.identifier }
    case .made(let name, let function):
      screen.aliases = [name]
      screen.place = index.place(index.functions[function].facts.offset, in: function)
    case .scene(let key):
      let scene = storyboards.scenes[key]?.scene
      screen.type = scene?.customClass
      screen.aliases = [scene?.identifier].compactMap(\.self)
      screen.place = storyboards.place(key)
      screen.kind = scene?.kind ?? .screen
    case .foreign(let name): (screen.type, screen.kind) = (name, .system)
    case .flow, .type, .foreignType: break
    }
    let base = screen.type ?? screen.name
    screen.id = unique(flow.map { "\($0)/\(base)" } ?? base)
    graph.screens.append(screen)
    return screen.id
  }

  private mutating func unique(_ wish: String) -> String {
    var id = wish
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(wish) \(number)"
      number += 1
    }
    return id
  }
}
