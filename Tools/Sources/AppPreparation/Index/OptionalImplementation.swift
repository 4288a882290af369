/// The implementation of an optional requirement that a class is given because it has the method.
struct OptionalImplementation: Sendable {
  let file: Int
  /// The offset of the closing brace before which it stands.
  let brace: Int
  let text: String
}

extension ModuleIndex {
  /// The implementations for all classes, in the order of files.
  ///
  /// The class that is declared to conform gets one even if only a subclass has the method, since the
  /// subclass can then override it.
  var optionalImplementations: [OptionalImplementation] {
    var all: [OptionalImplementation] = []
    for root in types.values where root.kind != .protocol {
      for proto in protocols(of: root) {
        for method in proto.methods where method.isOptional {
          let requirement = OptionalRequirement(method, of: proto, in: self)
          all += implementations(
            root,
            proto,
            in: { $0.methods.contains { $0.fullName == method.fullName } },
            requirement.implementation,
            requirement.absence
          )
        }
        for property in proto.optionalProperties {
          all += implementations(
            root,
            proto,
            in: { $0.variables.contains { $0.name == property.name } },
            property.implementation,
            property.absence
          )
        }
      }
    }
    return all.sorted { ($0.file, $0.brace, $0.text) < ($1.file, $1.brace, $1.text) }
  }

  /// - Parameters:
  ///   - root: The class that conforms.
  ///   - proto: The protocol.
  ///   - hasMember: Whether a class has the optional member.
  ///   - presence: The code of a class that has it, after modifiers.
  ///   - absence: The code of a class that lacks it, after modifiers.
  /// - Returns: The implementations in the class and its subclasses; none if no class has the member.
  private func implementations(
    _ root: TypeFact,
    _ proto: TypeFact,
    in hasMember: (TypeFact) -> Bool,
    _ presence: (_ modifiers: String) -> String,
    _ absence: (_ modifiers: String) -> String
  ) -> [OptionalImplementation] {
    let access = proto.isPublic ? "public " : ""
    let having = types.values.filter { fact in
      hasMember(fact) && chain(of: fact.name).contains { $0.name == root.name }
    }
    guard !having.isEmpty else { return [] }
    let rootHas = having.contains { $0.name == root.name }
    var found: [OptionalImplementation] = having.compactMap { fact in
      let modifiers = fact.name == root.name ? access : "\(access)override "
      return implementation(in: fact, presence(modifiers))
    }
    if !rootHas, let none = implementation(in: root, absence(access)) {
      found.append(none)
    }
    return found
  }

  private func implementation(in fact: TypeFact, _ text: String) -> OptionalImplementation? {
    guard let body = fact.ownBody ?? fact.bodies.first else { return nil }
    return OptionalImplementation(file: body.file, brace: body.brace, text: text)
  }
}
