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
        for requirement in proto.methods where requirement.isOptional {
          all += implementations(
            of: OptionalRequirement(requirement, of: proto, in: self),
            root,
            proto
          )
        }
      }
    }
    return all.sorted { ($0.file, $0.brace, $0.text) < ($1.file, $1.brace, $1.text) }
  }

  private func implementations(
    of requirement: OptionalRequirement,
    _ root: TypeFact,
    _ proto: TypeFact
  ) -> [OptionalImplementation] {
    let access = proto.isPublic ? "public " : ""
    let having = types.values.filter { fact in
      fact.methods.contains { $0.fullName == requirement.method.fullName }
        && chain(of: fact.name).contains { $0.name == root.name }
    }
    guard !having.isEmpty else { return [] }
    let rootHas = having.contains { $0.name == root.name }
    var found: [OptionalImplementation] = having.compactMap { fact in
      let modifiers = fact.name == root.name ? access : "\(access)override "
      return implementation(in: fact, requirement.implementation(modifiers))
    }
    if !rootHas, let none = implementation(in: root, requirement.absence(access)) {
      found.append(none)
    }
    return found
  }

  private func implementation(in fact: TypeFact, _ text: String) -> OptionalImplementation? {
    guard let body = fact.ownBody ?? fact.bodies.first else { return nil }
    return OptionalImplementation(file: body.file, brace: body.brace, text: text)
  }
}
