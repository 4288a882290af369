extension ModuleIndex {
  /// Whether the module has a class; nib files name nested classes by their last name.
  package func hasClass(named name: String) -> Bool { nibClass(name) != nil }

  /// Returns whether a class or a superclass of it in the module has a property.
  package func hasOutlet(_ name: String, in type: String) -> Bool {
    guard let fact = nibClass(type) else { return false }
    return chain(of: fact.name).contains { fact in
      fact.bodies.contains { $0.variables.contains { $0.name == name } }
    }
  }

  /// Returns whether a class or a superclass of it in the module has a method with a selector.
  package func hasAction(_ selector: String, in type: String) -> Bool {
    guard let fact = nibClass(type) else { return false }
    return chain(of: fact.name).contains { $0.methods.contains { $0.selectorName == selector } }
  }

  private func nibClass(_ name: String) -> TypeFact? {
    if let fact = types[name], fact.kind == .class { return fact }
    return types.values.first { $0.kind == .class && $0.name.hasSuffix(".\(name)") }
  }
}
