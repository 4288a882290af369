/// An optional requirement of a protocol, as a requirement with an optional result.
///
/// Where the module uses the method as a value, there is also a property with the method or nil.
struct OptionalRequirement {
  let method: MethodFact
  let isReferenced: Bool

  init(_ method: MethodFact, of proto: TypeFact, in index: ModuleIndex) {
    self.method = method
    // Overloads that differ by their types alone would share one property.
    isReferenced =
      index.references(method, of: proto)
      && proto.methods.count { $0.fullName == method.fullName } < 2
  }

  static func name(for name: String) -> String { "_optional_\(name)" }

  /// The property for a method's full name.
  static func reference(for fullName: String) -> String {
    "_reference_\(String(fullName.map { $0.isLetter || $0.isNumber ? $0 : "_" }))"
  }

  /// The requirements, as they stand in the protocol.
  var requirements: String {
    isReferenced ? "\(declaration()); \(property("", "get"))" : declaration()
  }

  private func property(_ modifiers: String, _ accessor: String) -> String {
    let parameters = method.parameterTypes.joined(separator: ", ")
    return "\(modifiers)var \(Self.reference(for: method.fullName)): "
      + "((\(parameters)) -> \(method.result ?? "Void"))? { \(accessor) }"
  }

  /// The declaration, with modifiers that end in a space.
  private func declaration(_ modifiers: String = "") -> String {
    let parameters = method.labels.indices.map { number in
      "\(method.labels[number]) p\(number): \(method.parameterTypes[number])"
    }
    return
      "@discardableResult \(modifiers)func \(Self.name(for: method.name))(\(parameters.joined(separator: ", ")))"
      + " -> (\(method.result ?? "Void"))?"
  }

  /// The members of a class that has the method.
  func implementation(_ modifiers: String) -> String {
    let arguments = method.labels.indices.map { number in
      method.labels[number] == "_" ? "p\(number)" : "\(method.labels[number]): p\(number)"
    }
    let call = "\(declaration(modifiers)) { \(method.name)(\(arguments.joined(separator: ", "))) }"
    let value = method.labels.isEmpty ? method.name : method.fullName
    return isReferenced ? "\(call); \(property(modifiers, value))" : call
  }

  /// The members for those that lack the method.
  func absence(_ modifiers: String = "") -> String {
    let call = "\(declaration(modifiers)) { nil }"
    return isReferenced ? "\(call); \(property(modifiers, "nil"))" : call
  }
}
