extension ValueFinder {
  /// Returns the values that a call may return.
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
      if declared.allSatisfy(isOpen) {
        let results = results(of: called)
        if results.isEmpty, facts.returns.map({ TypeText($0).base == "Screen" }) == true {
          declared = [.made(facts.name, function: called.function)]
        }
        found += results.isEmpty ? declared : results
      } else {
        found += declared
      }
    }
    if contexts.isEmpty, found.isEmpty { found += elements.passedOn(by: callee, arguments) }
    for case .object(let type) in found where index.isController(type) && !contexts.isEmpty {
      evaluator.note(maker: name, of: type)
    }
    if contexts.isEmpty, case .member(let base?, _) = callee {
      // A factory that the project does not declare: `Screen.instantiate()`.
      for case .type(let type) in values(of: base) where index.isController(type) {
        found.append(.object(type))
      }
    }
    if contexts.isEmpty, found.isEmpty {
      // A dependency container that creates the requested type: `resolve(Screen.self)`.
      for argument in arguments {
        guard case .name(let name) = argument.value, name.first?.isUppercase == true else {
          continue
        }
        for case .type(let type) in values(of: argument.value) where index.isController(type) {
          found.append(.object(type))
        }
      }
    }
    return found.unique
  }

  /// Returns the object that a call creates, if it is an initializer.
  private func construction(_ callee: CodeExpression, _ arguments: [CodeArgument]) -> [Value]? {
    var made: [Value] = []
    for value in values(of: callee) {
      switch value {
      case .type(let type):
        if case .member(_, let name) = callee, name.first?.isLowercase == true, name != "init" {
          continue
        }
        let passed = ArgumentReader(finder: self).properties(of: type, arguments)
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
          // A stack is identified by its first screen.
          let root = values(of: first.value)
          made += root.isEmpty ? [.foreign(name)] : root
        } else if name == "UIHostingController",
          let root = arguments.first(where: { $0.label == "rootView" }),
          case .call(.name(let view), _, _) = root.value
        {
          made.append(.made(view, function: context.function))
        } else if ProjectIndex.isControllerName(name) {
          made.append(.foreign(name))
        }
      default: continue
      }
    }
    return made.isEmpty ? nil : made.unique
  }

  // MARK: - Called functions

  /// Returns the functions of the project that a call may run.
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

  /// Returns the types that conform to a protocol; only the current flow, if it is one of them.
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
    let reader = ArgumentReader(finder: self)
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
      var passed = reader.passed(argument.value)
      if parameter.isPresentationStyle {
        let style = elements.presentationStyle(argument.value)
        (passed.values, passed.cases) = ([], style.map { [$0] } ?? [])
        if style != nil { called.parameters[parameter.name] = passed }
      }
      if !passed.values.isEmpty { called.parameters[parameter.name] = passed }
      guard !passed.cases.isEmpty,
        let type = reader.enumType(parameter.type, from: type ?? index.functions[function].type)
      else { continue }
      let names = Set(index.types[type].cases.map(\.name))
      called.cases = names.intersection(passed.cases)
      called.enumType = called.cases.isEmpty ? nil : type
    }
    return called
  }
}
