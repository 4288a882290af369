/// Reads the values that arguments pass to functions and initializers.
struct ArgumentReader {
  let finder: ValueFinder

  private var index: ProjectIndex { finder.index }

  /// Returns the values that an initializer assigns to properties.
  func properties(of type: Int, _ arguments: [CodeArgument]) -> [String: Passed] {
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

  /// Returns whether a parameter's type leaves the screen or route open.
  private func isOpen(_ text: String, from type: Int) -> Bool {
    let types = index.lookup(text, from: type).filter { index.types[$0].kind != .extension }
    if types.isEmpty {
      let base = TypeText(text).base
      return ["UIViewController", "Screen", "Route"].contains(base) || base.hasPrefix("[")
    }
    return types.contains {
      index.isRoute($0) || index.types[$0].simpleName == "Screen"
    }
  }

  /// Returns the part of an argument's value that determines screens.
  func passed(_ value: CodeExpression) -> Passed {
    var passed = Passed()
    passed.values = finder.values(of: value).filter {
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
      let property = finder.context.flow.flatMap { finder.evaluator.flows[$0].properties[name] }
      if let parameter = finder.facts.parameters.first(where: { $0.name == name }) {
        passed.cases = finder.context.cases.sorted()
        let scope = finder.context.selfType ?? index.functions[finder.context.function].type
        passed.enumType = scope.flatMap { enumType(parameter.type, from: $0) }
        if passed.enumType != finder.context.enumType { passed.cases = [] }
      } else if let property {
        (passed.cases, passed.enumType) = (property.cases, property.enumType)
      }
    default: break
    }
    return passed
  }

  /// Returns the enum that a written type names.
  func enumType(_ text: String, from type: Int?) -> Int? {
    guard let type else {
      return index.lookup(text, scope: "", file: finder.file).first {
        index.types[$0].kind == .enum
      }
    }
    return index.lookup(text, from: type).first { index.types[$0].kind == .enum }
  }

  /// Returns the first enum of the project that an expression names.
  private func namedEnum(in value: CodeExpression) -> Int? {
    var found: Int?
    value.visit {
      guard found == nil, case .member(.name(let name)?, _) = $0, name.first?.isUppercase == true
      else { return }
      for case .type(let type) in finder.values(of: .name(name))
      where index.types[type].kind == .enum {
        found = type
      }
    }
    return found
  }
}
