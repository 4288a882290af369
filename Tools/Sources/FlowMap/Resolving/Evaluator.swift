/// Follows code from function to function, and collects the screens and flows that it opens.
final class Evaluator {
  let index: ProjectIndex
  let storyboards: StoryboardIndex
  private(set) var flows: [FlowInstance] = []
  private var flowIDs: [FlowInstance: Int] = [:]
  /// The initial values of controllers' properties, by type.
  private(set) var madeWith: [Int: [String: Passed]] = [:]
  /// The names of the functions that create controllers of a type.
  private(set) var makers: [Int: [String]] = [:]
  /// The steps of each context.
  private var known: [Int: [Step]] = [:]
  private var ids: [Context: Int] = [:]
  private var contexts: [Context] = []
  private var values: [ValueKey: [Value]] = [:]
  private var results: [Int: [Value]] = [:]

  /// A step of a function.
  enum Step {
    case action(Action)
    /// Calls other code, on behalf of a known source or not.
    case call(Context, Action.Source?)
  }

  /// An expression at a place.
  struct ValueKey: Hashable {
    var context: Int
    var event: Int
    var expression: CodeExpression
  }

  init(index: ProjectIndex, storyboards: StoryboardIndex) {
    self.index = index
    self.storyboards = storyboards
  }

  /// Returns the flow of a coordinator that was created with these values.
  func flow(_ type: Int, with properties: [String: Passed] = [:]) -> Int {
    let instance = FlowInstance(type: type, properties: properties)
    if let id = flowIDs[instance] { return id }
    flows.append(instance)
    flowIDs[instance] = flows.count - 1
    return flows.count - 1
  }

  /// Returns the known flows of a type; if there are none, a flow without values.
  func flows(of type: Int) -> [Int] {
    let known = flows.indices.filter { index.lineage(flows[$0].type).contains(type) }
    return known.isEmpty && index.isCoordinator(type) ? [flow(type)] : known
  }

  /// Records that a function creates view controllers of a type.
  func note(maker: String, of type: Int) {
    if makers[type]?.contains(maker) != true { makers[type, default: []].append(maker) }
  }

  func note(_ passed: [String: Passed], madeInto type: Int) {
    for (name, value) in passed {
      var all = madeWith[type]?[name] ?? Passed()
      for new in value.values where !all.values.contains(new) { all.values.append(new) }
      for new in value.cases where !all.cases.contains(new) { all.cases.append(new) }
      all.enumType = all.enumType ?? value.enumType
      madeWith[type, default: [:]][name] = all
    }
  }

  /// Returns the number of a context.
  func id(of context: Context) -> Int {
    if let id = ids[context] { return id }
    ids[context] = contexts.count
    contexts.append(context)
    return contexts.count - 1
  }

  /// Returns the screens and flows that a function and its callees open.
  func actions(of context: Context) -> [Action] {
    struct Visit: Hashable {
      var context: Int
      var source: Action.Source?
      var owner: Int?
    }
    var found: [Action] = []
    var seen: Set<Action> = []
    var visited: Set<Visit> = []
    var pending: [(step: Step, source: Action.Source?, owner: Int?)] = [
      (.call(context, nil), nil, nil)
    ]
    while let (step, source, owner) = pending.popLast() {
      switch step {
      case .action(var action):
        if action.source == .caller, let source { action.source = source }
        action.owner = action.owner ?? owner
        if seen.insert(action).inserted { found.append(action) }
      case .call(let called, let nearer):
        let source = nearer ?? source
        let owner = called.flow ?? owner
        let id = id(of: called)
        let visit = Visit(context: id, source: source, owner: owner)
        guard visited.insert(visit).inserted else { continue }
        for step in steps(of: id).reversed() { pending.append((step, source, owner)) }
      }
    }
    return found
  }

  private func steps(of id: Int) -> [Step] {
    if let steps = known[id] { return steps }
    var run = FunctionRun(evaluator: self, context: contexts[id])
    let steps = run.steps()
    known[id] = steps
    return steps
  }

  /// Returns the possible values of an expression, computed once; none during the computation.
  func values(_ key: ValueKey, _ compute: () -> [Value]) -> [Value] {
    if let known = values[key] { return known }
    values[key] = []
    let found = compute()
    values[key] = found
    return found
  }

  /// Returns the possible results of a function, computed once; none during the computation.
  func results(of context: Context, _ compute: () -> [Value]) -> [Value] {
    let id = id(of: context)
    if let known = results[id] { return known }
    results[id] = []
    let found = compute()
    results[id] = found
    return found
  }

  /// Returns whether code under these conditions runs for the cases of the context.
  func isTaken(_ conditions: [CaseCondition], in context: Context) -> Bool {
    guard !context.cases.isEmpty, let type = context.enumType else { return true }
    let names = index.types[type].cases.map(\.name)
    return conditions.allSatisfy { condition in
      let isOther = condition.names.isEmpty || !condition.names.allSatisfy(names.contains)
      return isOther || condition.allows(context.cases)
    }
  }
}
