/// Builds the map of a project: starts at the app's entry points, and follows the openings.
struct GraphBuilder {
  /// The code that a node of the map represents.
  enum Source: Hashable {
    case flow(Int)
    case screen(Value, home: Int?)
    case container(Screen.Kind, home: Int?)
  }

  let index: ProjectIndex
  let storyboards: StoryboardIndex
  let evaluator: Evaluator
  var graph: FlowGraph
  var ids: [Source: String] = [:]
  var taken: Set<String> = []
  var pending: [Source] = []
  /// The actions of presenters whose screens are not known yet.
  private var waiting: [(action: Action, home: Int?)] = []
  private var opened: Set<Opening> = []
  /// The ids of screens, by the cases of routes that show them.
  var atRoute: [RouteReference: [String]] = [:]
  /// The openings by route, whose targets are resolved at the end.
  var routed: [(from: String, route: RouteReference, place: SourcePlace)] = []
  var takings: [Taking] = []
  /// The flows whose routes have been evaluated.
  var takenFlows: Set<Int> = []
  /// A Boolean value that indicates whether nothing starts an app: a library, or a part of an app.
  var isPartial = false
  /// The ids of screens to which only routes lead.
  var taking: [String: Bool] = [:]

  init(name: String, index: ProjectIndex, storyboards: StoryboardIndex) {
    self.index = index
    self.storyboards = storyboards
    evaluator = Evaluator(index: index, storyboards: storyboards)
    graph = FlowGraph(name: name)
  }

  /// Returns the whole map.
  static func graph(
    name: String,
    index: ProjectIndex,
    storyboards: StoryboardIndex,
    initialStoryboards: [String]
  ) -> FlowGraph {
    var builder = GraphBuilder(name: name, index: index, storyboards: storyboards)
    builder.begin(initialStoryboards)
    builder.expand()
    builder.takeRoutes()
    builder.beginElsewhere()
    builder.resolveRoutes()
    builder.addUnreached()
    return builder.finish()
  }

  // MARK: - Beginning

  private mutating func begin(_ initialStoryboards: [String]) {
    for type in index.types.indices where index.isEntry(type) {
      for function in index.ownFunctions(of: type) {
        let context = Context(function: function, selfType: type)
        for action in evaluator.actions(of: context) { start(action) }
      }
    }
    for (number, function) in index.functions.enumerated() where function.facts.name == "" {
      for action in evaluator.actions(of: Context(function: number)) { start(action) }
    }
    for name in initialStoryboards {
      guard let key = storyboards.initial(of: name).flatMap({ storyboards.resolve($0) }) else {
        continue
      }
      start(node(.screen(evaluator.value(ofScene: key), home: nil)))
    }
  }

  private mutating func start(_ action: Action) {
    switch action.source {
    case .caller:
      switch action.target {
      case .route, .segue: break
      default: for target in targets(action, home: nil) { start(target) }
      }
    case .object, .result, .container: open(action, from: nil, home: nil)
    }
  }

  private mutating func start(_ id: String) {
    if !graph.starts.contains(id) { graph.starts.append(id) }
  }

  /// Chooses entry points for projects without an app delegate: flows that nothing starts,
  /// otherwise screens that open others and that nothing opens.
  private mutating func beginElsewhere() {
    guard graph.starts.isEmpty else { return }
    isPartial = true
    let coordinators = index.coordinators
    for type in coordinators where !hasFlow(of: type) { _ = node(.flow(evaluator.flow(type))) }
    expand()
    takeRoutes()
    expand()
    let begun = Set(graph.openings.map(\.to))
    graph.starts = graph.flows.map(\.id).filter { id in
      !begun.contains(id) && !screens(of: id).contains(where: begun.subtracting(own(id)).contains)
    }
    if graph.starts.isEmpty {
      addScreens()
      let begun = Set(graph.openings.filter { $0.from != $0.to }.map(\.to))
      let openers = Set(graph.openings.map(\.from))
      graph.starts = graph.screens.map(\.id).filter { !begun.contains($0) && openers.contains($0) }
    }
  }

  private func screens(of flow: String) -> [String] {
    graph.screens.filter { $0.flow == flow }.map(\.id)
  }

  /// Returns the screens and flows that a flow opens itself.
  private func own(_ flow: String) -> Set<String> {
    Set(graph.openings.filter { $0.from == flow }.map(\.to))
  }

  func hasFlow(of type: Int) -> Bool {
    ids.keys.contains {
      if case .flow(let flow) = $0 { evaluator.flows[flow].type == type } else { false }
    }
  }

  // MARK: - Following

  mutating func expand() {
    repeat {
      while !pending.isEmpty {
        let source = pending.removeFirst()
        switch source {
        case .flow(let flow): expand(flow: flow)
        case .screen(let value, let home): expand(screen: value, home: home)
        case .container: break
        }
      }
      let retried = waiting
      waiting = []
      for (action, home) in retried { open(action, from: nil, home: home) }
    } while !pending.isEmpty
    connectContainers()
  }

  private mutating func expand(flow: Int) {
    let type = evaluator.flows[flow].type
    let starts = index.ownFunctions(of: type).filter {
      let facts = index.functions[$0].facts
      return facts.name == "start" || facts.isInitializer
    }
    for function in starts {
      let context = Context(function: function, selfType: type, flow: flow)
      for action in evaluator.actions(of: context) { open(action, from: .flow(flow), home: flow) }
    }
  }

  private mutating func expand(screen: Value, home: Int?) {
    let source = Source.screen(screen, home: home)
    switch screen {
    case .object(let type):
      for actor in ScreenActors(index: index).actors(for: type) {
        for function in index.ownFunctions(of: actor) where !index.isKitFunction(function) {
          let context = Context(function: function, selfType: actor, home: home)
          for action in evaluator.actions(of: context) { open(action, from: source, home: home) }
        }
      }
      for key in storyboards.keys where evaluator.value(ofScene: key) == screen {
        follow(key, from: source, home: home)
      }
    case .scene(let key): follow(key, from: source, home: home)
    case .flow, .type, .foreign, .foreignType, .made: break
    }
  }

  /// Follows the segues of a scene.
  private mutating func follow(_ key: String, from source: Source, home: Int?) {
    for link in storyboards.links[key] ?? [] {
      let kind = link.segue.opening
      let target = node(.screen(evaluator.value(ofScene: link.to), home: home))
      let label = kind == .tab ? link.tabTitle : link.segue.identifier
      add(
        Opening(
          from: node(source),
          to: target,
          kind: kind,
          label: label,
          place: SourcePlace(file: link.path, line: link.segue.line, column: link.segue.column)
        )
      )
    }
  }

  // MARK: - Openings

  private mutating func open(_ action: Action, from source: Source?, home: Int?) {
    var from = source
    var followsResult = false
    switch action.source {
    case .caller: break
    case .object(let value, let owner):
      let acting = ScreenActors(index: index).screens(of: value, home: owner, among: ids)
      if acting.isEmpty { waiting.append((action, home)) }
      for screen in acting {
        var action = action
        action.source = .caller
        open(action, from: screen, home: home)
      }
      return
    case .result(let flow):
      from = .flow(flow)
      followsResult = true
    case .container(let kind): from = .container(kind, home: action.owner ?? home)
    }
    guard let from else { return }
    let id = node(from)
    if case .route(let route) = action.target {
      routed.append((id, route, action.place))
      return
    }
    for target in targets(action, home: home) {
      let isFirst = action.kind == .push && graph.flows.contains { $0.id == id } && !followsResult
      add(
        Opening(
          from: id,
          to: target,
          kind: isFirst ? .root : action.kind,
          label: action.label,
          followsResult: followsResult,
          place: action.place
        )
      )
    }
  }

  /// Connects containers that nothing shows to their flows.
  private mutating func connectContainers() {
    for (source, id) in ids.sorted(by: { $0.value < $1.value }) {
      guard case .container(_, let home?) = source, let flow = ids[.flow(home)],
        !graph.openings.contains(where: { $0.to == id })
      else { continue }
      let place = index.place(evaluator.flows[home].type)
      add(Opening(from: flow, to: id, kind: .root, place: place))
    }
  }

  mutating func add(_ opening: Opening) {
    var key = opening
    key.place = SourcePlace(file: "", line: 0, column: 0)
    if opened.insert(key).inserted { graph.openings.append(opening) }
  }

  /// Returns the ids of the screens and flows that an action shows.
  mutating func targets(_ action: Action, home: Int?) -> [String] {
    let home = action.owner ?? home
    switch action.target {
    case .flow(let flow): return [node(.flow(flow))]
    case .container(let kind): return [node(.container(kind, home: home))]
    case .screen(let value):
      let id = node(.screen(value, home: home), routes: action.routes, place: action.place)
      return [id]
    // A segue is an opening of its storyboard.
    case .segue, .route: return []
    }
  }
}
