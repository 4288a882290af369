/// Follows code from function to function, and collects what it opens.
final class Evaluator {
  let index: ProjectIndex
  let storyboards: StoryboardIndex
  private(set) var flows: [FlowInstance] = []
  private var flowIDs: [FlowInstance: Int] = [:]
  /// What controllers were made with, by type and property.
  private(set) var madeWith: [Int: [String: Passed]] = [:]
  private var known: [Context: [Action]] = [:]
  private var running: Set<Context> = []
  var evaluating: Set<Context> = []

  init(index: ProjectIndex, storyboards: StoryboardIndex) {
    self.index = index
    self.storyboards = storyboards
  }

  /// The flow of a coordinator that was made with these values.
  func flow(_ type: Int, with properties: [String: Passed] = [:]) -> Int {
    let instance = FlowInstance(type: type, properties: properties)
    if let id = flowIDs[instance] { return id }
    flows.append(instance)
    flowIDs[instance] = flows.count - 1
    return flows.count - 1
  }

  /// The flows of a type that are known; if none is, one that was made with nothing.
  func flows(of type: Int) -> [Int] {
    let known = flows.indices.filter { index.lineage(flows[$0].type).contains(type) }
    return known.isEmpty && index.isCoordinator(type) ? [flow(type)] : known
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

  /// Returns what a function opens, with all that it calls.
  func actions(of context: Context) -> [Action] {
    if let actions = known[context] { return actions }
    guard running.count < 60, running.insert(context).inserted else { return [] }
    defer { running.remove(context) }
    var run = FunctionRun(evaluator: self, context: context)
    let actions = run.actions()
    // What was found within a cycle is incomplete for those inside of it.
    if running.count == 1 || !run.metCycle { known[context] = actions }
    return actions
  }

  /// Whether code under these conditions runs for the cases of the context.
  func isTaken(_ conditions: [CaseCondition], in context: Context) -> Bool {
    guard !context.cases.isEmpty, let type = context.enumType else { return true }
    let names = index.types[type].cases.map(\.name)
    return conditions.allSatisfy { condition in
      let isOther = condition.names.isEmpty || !condition.names.allSatisfy(names.contains)
      return isOther || condition.allows(context.cases)
    }
  }

  func isRunning(_ context: Context) -> Bool {
    running.contains(context)
  }
}
