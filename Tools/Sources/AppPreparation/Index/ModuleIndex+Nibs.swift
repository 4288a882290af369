extension ModuleIndex {
  /// Whether the module has a class; nib files name nested classes by their last name.
  package func hasClass(named name: String) -> Bool { nibClass(name) != nil }

  /// Returns whether a class or a superclass of it has a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The name of the class in this module.
  ///   - others: Further modules that may have superclasses.
  /// - Returns: Whether there is one.
  package func hasOutlet(_ name: String, in type: String, or others: [ModuleIndex] = []) -> Bool {
    nibChain(of: type, others).contains { fact in
      fact.bodies.contains { $0.variables.contains { $0.name == name } }
    }
  }

  /// Returns whether a class or a superclass of it has a method with a selector.
  ///
  /// - Parameters:
  ///   - selector: The name of the selector.
  ///   - type: The name of the class in this module.
  ///   - others: Further modules that may have superclasses.
  /// - Returns: Whether there is one.
  package func hasAction(
    _ selector: String,
    in type: String,
    or others: [ModuleIndex] = []
  ) -> Bool {
    nibChain(of: type, others).contains { $0.methods.contains { $0.selectorName == selector } }
  }

  /// The class and its superclasses in this module, then those in others.
  private func nibChain(of type: String, _ others: [ModuleIndex]) -> [TypeFact] {
    guard let fact = nibClass(type) else { return [] }
    let own = chain(of: fact.name)
    guard let last = own.last else { return own }
    // Each module is entered once, so that names that repeat cannot lead in a circle.
    for (number, other) in others.enumerated() {
      let rest = others.enumerated().filter { $0.offset != number }.map(\.element)
      for name in last.inherits where other.hasClass(named: name) {
        return own + other.nibChain(of: name, rest)
      }
    }
    return own
  }

  private func nibClass(_ name: String) -> TypeFact? {
    if let fact = types[name], fact.kind == .class { return fact }
    return types.values.first { $0.kind == .class && $0.name.hasSuffix(".\(name)") }
  }
}
