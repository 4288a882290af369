/// An optional requirement of a protocol, as a requirement with an optional result.
struct OptionalRequirement {
  let method: MethodFact

  init(_ method: MethodFact) {
    self.method = method
  }

  static func name(for name: String) -> String { "_optional_\(name)" }

  /// The declaration, with modifiers that end in a space.
  func declaration(_ modifiers: String = "") -> String {
    let parameters = method.labels.indices.map { number in
      "\(method.labels[number]) p\(number): \(method.parameterTypes[number])"
    }
    return
      "@discardableResult \(modifiers)func \(Self.name(for: method.name))(\(parameters.joined(separator: ", ")))"
      + " -> (\(method.result ?? "Void"))?"
  }

  /// The declaration in a class that has the method.
  func implementation(_ modifiers: String) -> String {
    let arguments = method.labels.indices.map { number in
      method.labels[number] == "_" ? "p\(number)" : "\(method.labels[number]): p\(number)"
    }
    return "\(declaration(modifiers)) { \(method.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// The declaration for those that lack the method.
  func absence(_ modifiers: String = "") -> String { "\(declaration(modifiers)) { nil }" }
}
