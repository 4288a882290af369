/// Finds values that pass through arrays, closures and assignments.
struct ElementFinder {
  let finder: ValueFinder

  private var facts: FunctionFacts { finder.facts }
  private var event: Int { finder.event }
  /// A Boolean value that indicates whether the search is so deep that it may be circular.
  private var isDeep: Bool { finder.depth >= 48 }

  /// Functions that call their closure with each element.
  private static let visiting: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "sorted",
  ]
  /// Functions that return elements of the array itself.
  private static let selecting: Set<String> = [
    "filter", "sorted", "reversed", "enumerated", "shuffled", "prefix", "suffix", "dropFirst",
    "dropLast", "first", "last",
  ]

  /// Returns the elements that a call on an array returns: those of the array, or the results of a
  /// closure or a function for each.
  func passedOn(by callee: CodeExpression, _ arguments: [CodeArgument]) -> [Value] {
    guard case .member(let base?, let name) = callee else { return [] }
    if Self.selecting.contains(name) { return finder.values(of: base) }
    guard ["map", "compactMap", "flatMap"].contains(name), let last = arguments.last else {
      return []
    }
    guard case .closure(let closure) = last.value else {
      return finder.result(of: last.value, [CodeArgument(value: base)])
    }
    return results(ofClosure: closure).flatMap { value, finder in finder.values(of: value) }.unique
  }

  /// Returns the results of a closure, each with a finder for its place.
  func results(ofClosure closure: Int) -> [(value: CodeExpression, finder: ValueFinder)] {
    guard !isDeep else { return [] }
    return facts.events.indices.compactMap { number in
      let event = facts.events[number]
      guard event.closure == closure, case .result(let value) = event.action,
        finder.isTaken(event)
      else { return nil }
      return (value, at(number))
    }
  }

  /// Returns a finder for another place of the function.
  func at(_ event: Int) -> ValueFinder {
    var other = ValueFinder(evaluator: finder.evaluator, context: finder.context, event: event)
    other.depth = finder.depth + 1
    return other
  }

  // MARK: - Parameters of closures

  /// Returns the innermost enclosing closure that has a parameter of this name.
  func closure(withParameter name: String) -> Int? {
    guard facts.events.indices.contains(event) else { return nil }
    var closure = facts.events[event].closure
    while let number = closure {
      let parameters = facts.closures[number].parameters
      let isOwn = parameters.isEmpty ? name.hasPrefix("$") : parameters.contains { $0.name == name }
      if isOwn { return number }
      closure = facts.closures[number].parent
    }
    return nil
  }

  /// Returns whether a closure is equal to another one or nested in it.
  func isWithin(_ outer: Int, _ inner: Int?) -> Bool {
    var closure = inner
    while let number = closure {
      if number == outer { return true }
      closure = facts.closures[number].parent
    }
    return false
  }

  /// Returns the elements of the array for which a closure runs, otherwise the values of the
  /// parameter's type.
  func values(ofParameter name: String, of closure: Int) -> [Value] {
    let facts = facts.closures[closure]
    if let (base, finder) = array(of: closure) {
      let values = finder.values(of: base)
      if !values.isEmpty { return values }
    }
    return facts.parameters.first { $0.name == name }?.type.map(finder.typed) ?? []
  }

  /// Returns the array for whose elements a closure runs, with a finder for the place of the call.
  private func array(of closure: Int) -> (CodeExpression, ValueFinder)? {
    let facts = facts.closures[closure]
    guard !isDeep, case .passed(let call) = facts.use else { return nil }
    let callee = if case .call(let callee, _, _) = call { callee } else { call }
    guard case .member(let base?, let name) = callee, Self.visiting.contains(name) else {
      return nil
    }
    let outer = self.facts.events.indices.first {
      $0 > event && self.facts.events[$0].closure == facts.parent
    }
    return (base, at(outer ?? event))
  }

  // MARK: - Assignments

  /// Returns the values that the function has assigned or appended to a variable or a property so
  /// far, after an event.
  private func assignments(
    to name: String,
    after first: Int
  ) -> [(value: CodeExpression, finder: ValueFinder)] {
    guard !isDeep else { return [] }
    return facts.events.indices.prefix(event).dropFirst(first + 1).compactMap { number in
      let event = facts.events[number]
      guard finder.isTaken(event) else { return nil }
      switch event.action {
      case .assign(.name(name), let value), .assign(.member(.name("self")?, name), let value):
        return (value, at(number))
      case .evaluate(.call(.member(let base?, "append"), let arguments, _))
      where base == .name(name) || base == .member(.name("self"), name):
        return arguments.first.map { ($0.value, at(number)) }
      default: return nil
      }
    }
  }

  func assigned(to name: String, after event: Int) -> [Value] {
    assignments(to: name, after: event).flatMap { value, finder in finder.values(of: value) }
      .filter { !finder.isVague($0) && !finder.isBase($0) }.unique
  }

  // MARK: - Elements

  /// Returns the expressions that produced a value, as far as the function shows them.
  func origins(of expression: CodeExpression) -> [(value: CodeExpression, finder: ValueFinder)] {
    guard !isDeep else { return [] }
    switch expression {
    case .list(let elements): return elements.flatMap(origins)
    case .cast(let value, _): return origins(of: value)
    case .name(let name):
      if let closure = closure(withParameter: name), let (base, finder) = array(of: closure) {
        return finder.elements.origins(of: base)
      }
      for number in facts.events.indices.prefix(event).reversed() {
        guard case .bind(name, _, let value) = facts.events[number].action else { continue }
        return at(number).elements.origins(of: value)
      }
      let assigned = assignments(to: name, after: -1).flatMap {
        $0.finder.elements.origins(of: $0.value)
      }
      return assigned.isEmpty ? [(expression, finder)] : assigned
    default: return [(expression, finder)]
    }
  }

  /// Returns the name of a style, which functions may pass on; nil where it is unknown.
  func presentationStyle(_ style: CodeExpression) -> String? {
    for (origin, finder) in origins(of: style) {
      switch origin {
      case .member(nil, let name), .member(.name("UIModalPresentationStyle")?, let name):
        return name
      case .name(let name):
        if let passed = finder.context.parameters[name]?.cases.first { return passed }
        let parameter = finder.facts.parameters.first { $0.name == name }
        return parameter?.standard.flatMap(presentationStyle)
      default: continue
      }
    }
    return nil
  }

  /// Returns the flows whose stacks an expression names, as in `flow.navigationController`.
  func owners(of stack: CodeExpression) -> [Int] {
    switch stack {
    case .member(let base?, _):
      finder.values(of: base).compactMap { if case .flow(let flow) = $0 { flow } else { nil } }
    case .call(.member(_?, _), let arguments, _):
      if case .closure(let closure)? = arguments.last?.value {
        results(ofClosure: closure).flatMap { $0.finder.elements.owners(of: $0.value) }
      } else {
        []
      }
    default: []
    }
  }
}

extension ValueFinder {
  var elements: ElementFinder { ElementFinder(finder: self) }

  /// Returns whether the branch of an event applies to the cases of the context.
  func isTaken(_ event: CodeEvent) -> Bool {
    evaluator.isTaken(event.conditions, in: context)
  }
}
