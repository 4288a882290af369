/// Follows the code of one function.
struct FunctionRun {
  let evaluator: Evaluator
  let context: Context
  private var found: [Evaluator.Step] = []
  /// The flows that the function creates, with the names of the arguments.
  private var startedWith: [(action: Int, names: [String])] = []
  /// The presented names that are only containers for a flow.
  private var places: [(name: String, kind: Opening.Kind)] = []
  /// The flows whose own stacks are presented, or are tabs.
  private var placed: [Int: Opening.Kind] = [:]
  private var awaited: Int?
  /// The current event.
  private var current = 0

  init(evaluator: Evaluator, context: Context) {
    self.evaluator = evaluator
    self.context = context
  }

  private var index: ProjectIndex { evaluator.index }
  private var facts: FunctionFacts { index.functions[context.function].facts }

  /// Returns the actions and calls of the function.
  mutating func steps() -> [Evaluator.Step] {
    for (number, event) in facts.events.enumerated() {
      guard isTaken(event) else { continue }
      current = number
      switch event.action {
      case .evaluate(let value), .bind(_, _, let value), .result(let value):
        run(value, number, event)
      case .assign(let target, let value):
        run(value, number, event)
        assign(value, to: target, number, event)
      }
    }
    placeFlows()
    return found
  }

  /// Returns whether the branch of an event applies to the cases of the context.
  private func isTaken(_ event: CodeEvent) -> Bool {
    evaluator.isTaken(event.conditions, in: context)
  }

  private func values(_ expression: CodeExpression, _ event: Int) -> [Value] {
    ValueFinder(evaluator: evaluator, context: context, event: event).values(of: expression)
  }

  // MARK: - Calls

  private mutating func run(_ expression: CodeExpression, _ number: Int, _ event: CodeEvent) {
    var calls: [(CodeExpression, [CodeArgument], SourceOffset)] = []
    expression.visit {
      if case .call(let callee, let arguments, let offset) = $0 {
        calls.append((callee, arguments, offset))
      }
    }
    for (callee, arguments, offset) in calls {
      call(callee, arguments, at: offset, number, event)
    }
  }

  private mutating func call(
    _ callee: CodeExpression,
    _ arguments: [CodeArgument],
    at offset: SourceOffset,
    _ number: Int,
    _ event: CodeEvent
  ) {
    let finder = ValueFinder(evaluator: evaluator, context: context, event: number)
    let contexts = finder.calledContexts(callee, arguments)
    let isKit = contexts.contains { index.isKitFunction($0.function) }
    if contexts.isEmpty || isKit || startsFlow(callee, number) {
      let reader = NavigationReader(
        finder: finder,
        callee: callee,
        arguments: arguments,
        place: index.place(offset, in: context.function)
      )
      let first = found.count
      let read = reader.actions()
      append(read, event, finder)
      for action in first..<found.count {
        guard case .action(let started) = found[action], case .flow(let flow) = started.target
        else { continue }
        startedWith.append((action, namesPassed(to: callee, makes: flow, finder)))
        if read.isAwaited { awaited = flow }
      }
      if startsFlow(callee, number) || isKit { return }
    }
    for argument in arguments {
      follow(argument.value, receiver(of: .call(callee, arguments, offset)), finder, event)
    }
    let source = source(of: event)
    for called in contexts where !index.isKitFunction(called.function) {
      found.append(.call(called, source))
    }
  }

  /// Returns whether a call starts another coordinator, whose own code belongs to that flow.
  private func startsFlow(_ callee: CodeExpression, _ number: Int) -> Bool {
    guard case .member(let base?, "start") = callee, base != .name("super"), base != .name("self")
    else { return false }
    return values(base, number).contains {
      switch $0 {
      case .flow: true
      case .object(let type): index.isCoordinator(type)
      default: false
      }
    }
  }

  /// Adds actions, with the object that runs the enclosing closure as their source.
  private mutating func append(
    _ read: NavigationReader.Reading,
    _ event: CodeEvent,
    _ finder: ValueFinder
  ) {
    for (stack, kind) in read.places {
      if let name = stack.lastName { places.append((name, kind)) }
      for flow in finder.elements.owners(of: stack) { placed[flow] = kind }
    }
    let source = source(of: event)
    for var action in read.actions {
      if action.source == .caller, let source { action.source = source }
      if action.owner == nil { action.owner = context.flow }
      found.append(.action(action))
    }
  }

  private func source(of event: CodeEvent) -> Action.Source? {
    var closure = event.closure
    while let number = closure {
      let facts = facts.closures[number]
      switch facts.use {
      case .assigned(let target): if let source = holder(of: target) { return source }
      case .passed(let call): if let source = receiver(of: call) { return source }
      case .other: break
      }
      closure = facts.parent
    }
    return awaited.map { .result($0) }
  }

  /// Returns the object or the flow for which a closure runs that is assigned to a property of it.
  private func holder(of target: CodeExpression) -> Action.Source? {
    guard case .member(let base?, _) = target else { return nil }
    if let object = object(base) { return object }
    for case .flow(let flow) in values(base, current) where flow != context.flow {
      return .result(flow)
    }
    return nil
  }

  /// Returns the controller, or the object that acts for it, in the flow of the code.
  private func object(_ expression: CodeExpression) -> Action.Source? {
    let found = values(expression, current).first {
      switch $0 {
      case .object(let type): index.isController(type) || index.actsForScreen(type)
      case .made, .scene: true
      default: false
      }
    }
    return found.map { .object($0, home: context.flow ?? context.home) }
  }

  /// Returns the object or the flow for which a closure argument of a call runs.
  private func receiver(of call: CodeExpression) -> Action.Source? {
    if case .call(let callee, let arguments, _) = call {
      let name = callee.lastName
      if name == "start" || name == "coordinate", let first = arguments.first {
        for case .flow(let flow) in values(first.value, current) { return .result(flow) }
      }
      if let object = object(call) { return object }
    } else {
      let made = CodeExpression.call(call, [], SourceOffset(bytes: 0))
      if let object = object(made) { return object }
    }
    return nil
  }

  // MARK: - Assignments

  private mutating func assign(
    _ value: CodeExpression,
    to target: CodeExpression,
    _ number: Int,
    _ event: CodeEvent
  ) {
    let (base, name): (CodeExpression?, String)
    switch target {
    case .member(let owner, let member): (base, name) = (owner, member)
    case .name(let member): (base, name) = (nil, member)
    default: return
    }
    let finder = ValueFinder(evaluator: evaluator, context: context, event: number)
    let reader = NavigationReader(
      finder: finder,
      callee: target,
      arguments: [],
      place: index.place(event.offset, in: context.function)
    )
    if let read = reader.assignment(of: value, to: name, of: base) { append(read, event, finder) }
    follow(value, holder(of: target), finder, event)
  }

  // MARK: - References to functions

  /// Follows a function that is passed on like a closure, as in `presenter.onNext = showNext`.
  private mutating func follow(
    _ value: CodeExpression,
    _ holder: Action.Source?,
    _ finder: ValueFinder,
    _ event: CodeEvent
  ) {
    guard let holder else { return }
    switch value {
    case .name(let name):
      let isVariable =
        facts.parameters.contains { $0.name == name }
        || facts.events.contains {
          if case .bind(name, _, _) = $0.action { true } else { false }
        }
      if isVariable { return }
    case .member(_?, _): break
    default: return
    }
    for called in finder.calledContexts(value, []) where !index.isKitFunction(called.function) {
      found.append(.call(called, holder))
    }
  }

  // MARK: - Flows on stacks of their own

  /// Returns the arguments of the flow on which a call is made.
  private func namesPassed(
    to callee: CodeExpression,
    makes flow: Int,
    _ finder: ValueFinder
  ) -> [String] {
    guard case .member(let base?, _) = callee else { return [] }
    return finder.elements.origins(of: base).flatMap { origin -> [String] in
      guard case .call(_, let arguments, _) = origin.value,
        origin.finder.values(of: origin.value).contains(.flow(flow))
      else { return [] }
      return arguments.compactMap { if case .name(let name) = $0.value { name } else { nil } }
    }
  }

  /// Marks flows as not pushed whose stack is presented, or is a tab.
  private mutating func placeFlows() {
    for (number, names) in startedWith {
      guard case .action(var action) = found[number], action.kind == .push,
        case .flow(let flow) = action.target,
        let kind = placed[flow] ?? places.first(where: { names.contains($0.name) })?.kind
      else { continue }
      action.kind = kind
      if kind == .tab { action.source = .container(.tabs) }
      found[number] = .action(action)
    }
  }
}

extension CodeExpression {
  /// The last name of a chain of members.
  var lastName: String? {
    switch self {
    case .name(let name), .member(_, let name): name
    default: nil
    }
  }
}
