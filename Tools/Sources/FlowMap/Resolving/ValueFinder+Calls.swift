extension ValueFinder {
  /// The values that a call may return.
  func result(of callee: CodeExpression, _ arguments: [CodeArgument]) -> [Value] {
    if let made = construction(callee, arguments) { return made }
    let name = callee.lastName ?? ""
    if let scenes = sceneValues(name, callee, arguments) { return scenes }
    let contexts = calledContexts(callee, arguments)
    var found: [Value] = []
    for called in contexts {
      let facts = index.functions[called.function].facts
      var declared: [Value] = []
      if let text = facts.returns {
        let finder = ValueFinder(evaluator: evaluator, context: called, event: 0, depth: depth + 1)
        declared = finder.typed(text)
      }
      if declared.isEmpty || declared.allSatisfy(isVague) {
        let results = results(of: called)
        if results.isEmpty, facts.returns.map({ TypeText($0).base == "Screen" }) == true {
          declared = [.made(facts.name, function: called.function)]
        }
        found += results.isEmpty ? declared : results
      } else {
        found += declared
      }
    }
    if contexts.isEmpty, case .member(let base?, _) = callee {
      // A factory that the project does not declare: `Screen.instantiate()`.
      for case .type(let type) in values(of: base) where index.isController(type) {
        found.append(.object(type))
      }
    }
    return found.unique
  }

  /// An object that a call makes, if it is an initializer.
  private func construction(_ callee: CodeExpression, _ arguments: [CodeArgument]) -> [Value]? {
    var made: [Value] = []
    for value in values(of: callee) {
      switch value {
      case .type(let type):
        if case .member(_, let name) = callee, name.first?.isLowercase == true, name != "init" {
          continue
        }
        let passed = properties(of: type, arguments)
        if index.isController(type), index.containerKind(type) == .navigation,
          let first = arguments.first(where: { $0.label == "rootViewController" })
        {
          made += values(of: first.value)
        } else if index.isCoordinator(type) {
          made.append(.flow(evaluator.flow(type, with: passed)))
        } else {
          evaluator.note(passed, madeInto: type)
          made.append(.object(type))
        }
      case .foreignType(let name):
        if ["UINavigationController", "UISplitViewController"].contains(name),
          let first = arguments.first(where: { ["rootViewController", nil].contains($0.label) })
        {
          // A stack is known by its first screen.
          let root = values(of: first.value)
          made += root.isEmpty ? [.foreign(name)] : root
        } else if ProjectIndex.isControllerName(name) {
          made.append(.foreign(name))
        }
      default: continue
      }
    }
    return made.isEmpty ? nil : made.unique
  }

  /// The values that an initializer gives to properties.
  private func properties(of type: Int, _ arguments: [CodeArgument]) -> [String: Passed] {
    var properties: [String: Passed] = [:]
    let initializers = index.lineage(type).flatMap { index.types[$0].functionsByName["init"] ?? [] }
    let initializer = initializers.first { index.functions[$0].facts.accepts(arguments) }
    let parameters = initializer.map { index.functions[$0].facts.parameters }
    for (place, argument) in arguments.enumerated() {
      let passed = passed(argument.value)
      guard !passed.isEmpty else { continue }
      guard let initializer, let parameters else {
        if let label = argument.label { properties[label] = passed }
        continue
      }
      let home = index.functions[initializer].type ?? type
      guard let parameter = FunctionFacts.parameter(for: argument, at: place, in: parameters),
        isOpen(parameter.type, from: home)
      else { continue }
      var known = passed
      known.enumType = known.enumType ?? enumType(parameter.type, from: home)
      for event in index.functions[initializer].facts.events {
        guard case .assign(let target, .name(parameter.name)) = event.action,
          let name = target.lastName
        else { continue }
        properties[name] = known
      }
    }
    return properties
  }

  /// Whether a parameter's type leaves open which screen or route comes.
  private func isOpen(_ text: String, from type: Int) -> Bool {
    let types = index.lookup(text, from: type)
    if types.isEmpty {
      let base = TypeText(text).base
      return ["UIViewController", "Screen"].contains(base) || base.hasPrefix("[")
    }
    return types.contains {
      index.isRoute($0) || index.types[$0].simpleName == "Screen"
    }
  }

  /// The part of an argument's value that decides about screens.
  func passed(_ value: CodeExpression) -> Passed {
    var passed = Passed()
    passed.values = values(of: value).filter {
      switch $0 {
      case .object(let type): index.isController(type)
      case .flow, .made, .scene: true
      case .foreign(let name): name != "UIViewController" && name != "UINavigationController"
      case .type, .foreignType: false
      }
    }
    switch value {
    case .member, .call, .list:
      passed.cases = value.memberNames
      passed.enumType = namedEnum(in: value)
    case .name(let name):
      let property = context.flow.flatMap { evaluator.flows[$0].properties[name] }
      if let parameter = facts.parameters.first(where: { $0.name == name }) {
        passed.cases = context.cases.sorted()
        let scope = context.selfType ?? index.functions[context.function].type
        passed.enumType = scope.flatMap { enumType(parameter.type, from: $0) }
        if passed.enumType != context.enumType { passed.cases = [] }
      } else if let property {
        (passed.cases, passed.enumType) = (property.cases, property.enumType)
      }
    default: break
    }
    return passed
  }

  /// The enum that a written type is.
  private func enumType(_ text: String, from type: Int?) -> Int? {
    guard let type else {
      return index.lookup(text, scope: "", file: file).first { index.types[$0].kind == .enum }
    }
    return index.lookup(text, from: type).first { index.types[$0].kind == .enum }
  }

  /// The first enum of the project that an expression names.
  private func namedEnum(in value: CodeExpression) -> Int? {
    var found: Int?
    value.visit {
      guard found == nil, case .member(.name(let name)?, _) = $0, name.first?.isUppercase == true
      else { return }
      for case .type(let type) in values(of: .name(name)) where index.types[type].kind == .enum {
        found = type
      }
    }
    return found
  }

  // MARK: - Called functions

  /// The functions of the project that a call may run.
  func calledContexts(_ callee: CodeExpression, _ arguments: [CodeArgument]) -> [Context] {
    guard depth < 48 else { return [] }
    switch callee {
    case .name(let name):
      guard name.first?.isUppercase != true else { return [] }
      if let type = context.selfType ?? index.functions[context.function].type {
        let own = contexts(name, arguments, type: type, flow: context.flow)
        if !own.isEmpty { return own }
      }
      return (index.freeFunctions[name] ?? []).filter {
        index.functions[$0].facts.accepts(arguments)
      }
      .map { makeContext($0, arguments, type: nil, flow: nil) }
    case .member(.name("super")?, let name):
      guard let type = index.functions[context.function].type else { return [] }
      return index.lineage(type).dropFirst().flatMap {
        contexts(name, arguments, declaredBy: $0, selfType: context.selfType ?? type, context.flow)
      }
    case .member(let base?, let name):
      return values(of: base).flatMap { value -> [Context] in
        switch value {
        case .object(let type), .type(let type): contexts(name, arguments, type: type, flow: nil)
        case .flow(let flow):
          contexts(name, arguments, type: evaluator.flows[flow].type, flow: flow)
        case .foreign(let foreign), .foreignType(let foreign):
          foreignExtension(foreign).map {
            contexts(name, arguments, declaredBy: $0, selfType: $0, nil)
          } ?? []
        default: []
        }
      }
      .unique
    default: return []
    }
  }

  private func contexts(
    _ name: String,
    _ arguments: [CodeArgument],
    type: Int,
    flow: Int?
  ) -> [Context] {
    if index.types[type].kind == .protocol {
      return conforming(to: type).flatMap { heir, flow in
        contexts(name, arguments, type: heir, flow: flow)
      } + contexts(name, arguments, declaredBy: type, selfType: type, nil)
    }
    if flow == nil, index.isCoordinator(type) {
      let flows = evaluator.flows(of: type)
      if !flows.isEmpty {
        return flows.flatMap { contexts(name, arguments, type: evaluator.flows[$0].type, flow: $0) }
      }
    }
    for ancestor in index.lineage(type) {
      let found = contexts(name, arguments, declaredBy: ancestor, selfType: type, flow)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func contexts(
    _ name: String,
    _ arguments: [CodeArgument],
    declaredBy type: Int,
    selfType: Int,
    _ flow: Int?
  ) -> [Context] {
    let candidates = (index.types[type].functionsByName[name] ?? []).filter {
      index.functions[$0].facts.hasBody
    }
    let fitting = candidates.filter { index.functions[$0].facts.accepts(arguments) }
    return fitting.map { makeContext($0, arguments, type: selfType, flow: flow) }
  }

  /// The types that stand behind a protocol: the flow in which the code lives, if it is one of them.
  private func conforming(to type: Int) -> [(type: Int, flow: Int?)] {
    let heirs = index.descendants(type).filter { index.types[$0].kind != .protocol }
    for flow in [context.flow, context.home] {
      guard let flow else { continue }
      let own = evaluator.flows[flow].type
      if heirs.contains(where: { index.lineage(own).contains($0) }) { return [(own, flow)] }
    }
    let stem = (context.selfType ?? index.functions[context.function].type).map(index.stem)
    let near = heirs.filter { index.stem($0) == stem }
    return (near.isEmpty ? heirs : near).map { ($0, nil) }
  }

  private func makeContext(
    _ function: Int,
    _ arguments: [CodeArgument],
    type: Int?,
    flow: Int?
  ) -> Context {
    var called = Context(
      function: function,
      selfType: type,
      flow: flow,
      home: context.flow ?? context.home
    )
    let facts = index.functions[function].facts
    for (place, argument) in arguments.enumerated() {
      guard
        let parameter = FunctionFacts.parameter(
          for: argument,
          at: place,
          in: facts.parameters
        )
      else {
        continue
      }
      let passed = passed(argument.value)
      if !passed.values.isEmpty { called.parameters[parameter.name] = passed }
      guard !passed.cases.isEmpty,
        let type = enumType(parameter.type, from: type ?? index.functions[function].type)
      else { continue }
      let names = Set(index.types[type].cases.map(\.name))
      called.cases = names.intersection(passed.cases)
      called.enumType = called.cases.isEmpty ? nil : type
    }
    return called
  }
}
