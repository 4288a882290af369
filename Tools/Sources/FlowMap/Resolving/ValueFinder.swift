/// Finds the possible values of expressions.
struct ValueFinder {
  let evaluator: Evaluator
  let context: Context
  /// The event of the function that contains the expression.
  let event: Int
  var depth = 0

  var index: ProjectIndex { evaluator.index }
  var facts: FunctionFacts { index.functions[context.function].facts }
  var file: Int { index.functions[context.function].file }

  private var scope: String {
    (context.selfType ?? index.functions[context.function].type).map { index.types[$0].name } ?? ""
  }

  /// Returns all possible values of an expression.
  func values(of expression: CodeExpression) -> [Value] {
    guard depth < 48 else { return [] }
    var next = self
    next.depth += 1
    switch expression {
    case .name, .member, .call:
      let key = Evaluator.ValueKey(
        context: evaluator.id(of: context),
        event: event,
        expression: expression
      )
      return evaluator.values(key) { next.find(expression) }
    default: return next.find(expression)
    }
  }

  private func find(_ expression: CodeExpression) -> [Value] {
    switch expression {
    case .name(let name): return named(name)
    case .member(nil, _), .text, .closure, .other: return []
    case .member(let base?, let name):
      if name == "init" { return values(of: base) }
      return values(of: base).flatMap { member(name, of: $0) }.unique
    case .element(let base, _): return values(of: base)
    case .cast(let value, let type):
      let known = values(of: value)
      let types = typed(type)
      let refined = known.filter { refines($0, types) }
      if !refined.isEmpty { return refined }
      if types.allSatisfy(isVague), !known.isEmpty { return known }
      let passed = known.filter { !isVague($0) && !isBase($0) }
      return types.allSatisfy(isBase) && !passed.isEmpty ? passed : types
    case .list(let elements): return elements.flatMap { values(of: $0) }.unique
    case .call(let callee, let arguments, _): return result(of: callee, arguments)
    }
  }

  /// Returns whether a value is more specific than the type that it is cast to.
  private func refines(_ value: Value, _ types: [Value]) -> Bool {
    switch value {
    case .flow, .scene: return true
    case .object(let id):
      let lineage = index.lineage(id)
      return types.contains {
        if case .object(let type) = $0 { lineage.contains(type) } else { false }
      }
    default: return false
    }
  }

  // MARK: - Names

  private func named(_ name: String) -> [Value] {
    if name == "self" || name == "Self" { return own }
    if name == "super" { return [] }
    let closure = elements.closure(withParameter: name)
    for number in facts.events.indices.prefix(event).reversed() {
      guard case .bind(name, let type, let value) = facts.events[number].action else { continue }
      // A parameter shadows names that are bound around its closure.
      if let closure, !elements.isWithin(closure, facts.events[number].closure) { break }
      guard evaluator.isTaken(facts.events[number].conditions, in: context) else { continue }
      let earlier = ValueFinder(
        evaluator: evaluator,
        context: context,
        event: number,
        depth: depth
      )
      let annotated = type.map(earlier.typed) ?? []
      if let first = annotated.first, case .object(let id) = first, index.isController(id) {
        return annotated
      }
      let values = earlier.values(of: value)
      if values.allSatisfy(isOpen) {
        let assigned = elements.assigned(to: name, after: number)
        if !assigned.isEmpty { return assigned }
      }
      return values.isEmpty ? annotated : values
    }
    if let closure {
      let values = elements.values(ofParameter: name, of: closure)
      if !values.isEmpty { return values }
    }
    let assigned = elements.assigned(to: name, after: -1)
    if !assigned.isEmpty { return assigned }
    if let passed = context.parameters[name], !passed.values.isEmpty { return passed.values }
    if let parameter = facts.parameters.first(where: { $0.name == name }) {
      return typed(parameter.type)
    }
    if let selfType = context.selfType ?? index.functions[context.function].type {
      let found = property(name, of: selfType, flow: context.flow)
      if !found.isEmpty { return found }
    }
    let types = index.lookup(name, scope: scope, file: file)
    if !types.isEmpty {
      return types.map {
        let entry = index.types[$0]
        return entry.kind == .extension ? .foreignType(entry.name) : .type($0)
      }
    }
    if name.first?.isUppercase == true { return [.foreignType(TypeText(name).base)] }
    return []
  }

  private var own: [Value] {
    if let flow = context.flow { return [.flow(flow)] }
    guard let type = context.selfType ?? index.functions[context.function].type else { return [] }
    return facts.isStatic ? [.type(type)] : [.object(type)]
  }

  /// Returns the values that a written type allows.
  func typed(_ text: String) -> [Value] {
    let types = index.lookup(text, scope: scope, file: file)
    if !types.isEmpty { return types.map(object) }
    let base = TypeText(text).base
    if base == "Self" {
      let type = context.selfType ?? index.functions[context.function].type
      return context.flow.map { [.flow($0)] } ?? type.map { [.object($0)] } ?? []
    }
    if base.hasPrefix("["), base.hasSuffix("]") {
      return typed(String(base.dropFirst().dropLast()))
    }
    return ProjectIndex.isControllerName(base) ? [.foreign(base)] : []
  }

  /// Returns a value of a type: the current flow, if it has the type.
  private func object(_ type: Int) -> Value {
    if index.types[type].kind == .extension { return .foreign(index.types[type].name) }
    for flow in [context.flow, context.home] {
      guard let flow else { continue }
      if index.lineage(evaluator.flows[flow].type).contains(type),
        index.types[type].kind != .protocol
      {
        return .flow(flow)
      }
    }
    return .object(type)
  }

  // MARK: - Members

  private func member(_ name: String, of value: Value) -> [Value] {
    switch value {
    case .object(let type): return property(name, of: type, flow: nil)
    case .flow(let flow): return property(name, of: evaluator.flows[flow].type, flow: flow)
    case .type(let type):
      let nested = index.lookup("\(index.types[type].name).\(name)", scope: "", file: file)
      if !nested.isEmpty { return nested.map { .type($0) } }
      return property(name, of: type, flow: nil)
    case .foreignType(let outer):
      if name.first?.isUppercase == true { return [.foreignType("\(outer).\(name)")] }
      return foreignExtension(outer).map { property(name, of: $0, flow: nil) } ?? []
    case .foreign(let outer):
      return foreignExtension(outer).map { property(name, of: $0, flow: nil) } ?? []
    case .made, .scene: return []
    }
  }

  /// Returns the project's extension of an external type.
  func foreignExtension(_ name: String) -> Int? {
    index.lookup(name, scope: "", file: file).first { index.types[$0].kind == .extension }
  }

  /// Returns the values of a property: its initial values, those of its type, or its computed ones.
  func property(_ name: String, of type: Int, flow: Int?) -> [Value] {
    let made =
      flow.flatMap { evaluator.flows[$0].properties[name] } ?? evaluator.madeWith[type]?[name]
    if let made, !made.values.isEmpty { return made.values }
    for ancestor in index.lineage(type) {
      guard let property = index.types[ancestor].properties[name] else { continue }
      var result: [Value] = []
      var hasHeirs = false
      if let text = property.type {
        let finder = ValueFinder(
          evaluator: evaluator,
          context: Context(
            function: property.function ?? context.function,
            selfType: type,
            flow: flow,
            home: context.home
          ),
          event: 0,
          depth: depth + 1
        )
        let generic = index.generic(text, of: type, declaredIn: ancestor)
        let types = index.lookup(generic, from: ancestor)
        result = types.map(object)
        let element = String(generic.trimming { "[]?!".contains($0) })
        hasHeirs = index.lookup(element, from: ancestor).contains(where: index.isBase)
        if result.isEmpty { result = finder.typed(generic) }
      }
      if hasHeirs || result.allSatisfy(isOpen), let function = property.function {
        let values = results(
          of: Context(function: function, selfType: type, flow: flow, home: context.home)
        )
        if !values.isEmpty { return values }
      }
      return result
    }
    // The presenter of the kit's screens is declared there.
    if name == "presenter" { return index.genericArguments(of: type).map { .object($0) } }
    return []
  }

  /// Returns whether only a protocol or a base class of a value is known.
  func isVague(_ value: Value) -> Bool {
    switch value {
    case .foreign(let name): name == "UIViewController"
    case .object(let type): index.types[type].kind == .protocol
    default: false
    }
  }

  /// Returns whether only a UIKit class of a value is known that contains screens or is their base
  /// class: a screen that is cast to it, wrapped in it or returned as it is still the same screen.
  func isBase(_ value: Value) -> Bool {
    guard case .foreign(let name) = value else { return false }
    return [
      "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
      "UITableViewController", "UICollectionViewController", "UIPageViewController",
    ]
    .contains(name)
  }

  /// Returns whether the expression that makes a value is more specific than its type.
  func isOpen(_ value: Value) -> Bool {
    if case .object(let type) = value, index.isBase(type) { return true }
    return isVague(value) || isBase(value)
  }

  // MARK: - Results

  /// Returns the values that a function may return.
  func results(of called: Context) -> [Value] {
    guard depth < 48 else { return [] }
    return evaluator.results(of: called) { computeResults(of: called) }
  }

  private func computeResults(of called: Context) -> [Value] {
    let facts = index.functions[called.function].facts
    var found: [Value] = []
    for (number, event) in facts.events.enumerated() where event.closure == nil {
      guard case .result(let value) = event.action else { continue }
      guard evaluator.isTaken(event.conditions, in: called) else { continue }
      let finder = ValueFinder(
        evaluator: evaluator,
        context: called,
        event: number,
        depth: depth + 1
      )
      found += finder.values(of: value).map {
        // A plain controller is identified by the function that creates it.
        $0 == .foreign("UIViewController") && !facts.isAccessor
          ? .made(facts.name, function: called.function) : $0
      }
    }
    return found.unique
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ProjectIndex {
  /// Returns the generic arguments in the inheritance clause of a type.
  func genericArguments(of type: Int) -> [Int] {
    lineage(type).flatMap { ancestor in
      types[ancestor].inherits.flatMap { TypeText($0).arguments }
        .flatMap { lookup($0, from: ancestor) }
    }
  }

  /// Returns the argument of a generic parameter, as a type derives from its ancestor.
  func generic(_ text: String, of type: Int, declaredIn ancestor: Int) -> String {
    let base = TypeText(text).base
    guard let place = types[ancestor].genericParameters.firstIndex(of: base) else { return text }
    for heir in lineage(type) {
      for parent in types[heir].inherits {
        let written = TypeText(parent)
        if written.arguments.count > place, lookup(written.base, from: heir).contains(ancestor) {
          return written.arguments[place]
        }
      }
    }
    return text
  }
}
