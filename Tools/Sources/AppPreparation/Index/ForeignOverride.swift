package import SourceModel

/// A member that overrides one which the module's own classes do not declare.
package struct ForeignOverride: Sendable {
  /// The nearest superclass of another module.
  package let superclass: String
  /// The full name of the member.
  package let name: String
  package let file: Int
  package let place: Place
}

extension ModuleIndex {
  /// Returns the overrides of members of other modules' classes.
  ///
  /// - Parameter place: Returns the place of an offset in a file.
  /// - Returns: The overrides, by the names of their classes.
  func foreignOverrides(place: (_ file: Int, _ offset: Int) -> Place) -> [ForeignOverride] {
    let dispatched = Set(dispatchedMoves.map { [$0.file, $0.range.lowerBound] })
    return types.values.filter { $0.kind == .class }.sorted { $0.name < $1.name }.flatMap { fact in
      let superclasses = chain(of: fact.name).dropFirst()
      guard let root = foreignSuperclass(of: superclasses.last ?? fact) else {
        return [ForeignOverride]()
      }
      let own = Set(superclasses.flatMap { $0.methods.map(\.fullName) + $0.variableNames })
      return fact.bodies.flatMap { body in
        body.overrides.filter {
          !own.contains($0.name) && !dispatched.contains([body.file, $0.offset])
        }
        .map { name, offset in
          ForeignOverride(
            superclass: root,
            name: name,
            file: body.file,
            place: place(body.file, offset)
          )
        }
      }
    }
  }

  /// Returns the last type of a chain itself if it belongs to another module, else its superclass.
  private func foreignSuperclass(of last: TypeFact) -> String? {
    last.kind == nil ? last.name : last.ownBody?.inherits.first
  }
}

extension TypeFact {
  fileprivate var variableNames: [String] { bodies.flatMap { $0.variables.map(\.name) } }
}

extension TypeFact.Body {
  fileprivate var overrides: [(name: String, offset: Int)] {
    methods.filter(\.isOverride).map { ($0.fullName, $0.range.lowerBound) }
      + variables.filter(\.isOverride).map { ($0.name, $0.range.lowerBound) }
  }
}
