/// A member of an extension that has to stand in its class's body, since members of extensions neither
/// override nor are overridden here.
struct MemberMove: Sendable {
  let type: String
  let name: String
  let file: Int
  let range: Range<Int>
  let targetFile: Int
  /// The offset of the closing brace of the body that gets a member.
  let brace: Int
  var role = Role.called

  enum Role: Sendable {
    /// The class gets a member that calls it.
    case called
    /// The extension gets a member that calls it, or the override of a class, subclasses first.
    case overridden(by: [String])
    /// The member that it overrides calls it; `super` means the member of another type.
    case overriding(String)
  }
}

extension ModuleIndex {
  /// The members of extensions that override, or are overridden by a subclass, in the order of files.
  var memberMoves: [MemberMove] {
    let overridden = overriddenMembers
    let dispatched = dispatchedMoves
    let known = Set(dispatched.map { [$0.file, $0.range.lowerBound] })
    let called = types.values.flatMap { fact -> [MemberMove] in
      guard fact.kind == .class, let target = fact.ownBody else { return [] }
      return fact.bodies.filter(\.isExtension).flatMap { body in
        body.members
          .filter { $0.isOverride || overridden[fact.name]?.contains($0.name) == true }
          .filter { !known.contains([body.file, $0.range.lowerBound]) }
          .map { member in
            MemberMove(
              type: fact.name,
              name: member.name,
              file: body.file,
              range: member.range,
              targetFile: target.file,
              brace: target.brace
            )
          }
      }
    }
    return (called + dispatched)
      .sorted { ($0.file, $0.range.lowerBound) < ($1.file, $1.range.lowerBound) }
  }

  /// The members of each class that a subclass overrides.
  private var overriddenMembers: [String: Set<String>] {
    var all: [String: Set<String>] = [:]
    for fact in types.values where fact.kind == .class {
      let overrides = fact.bodies.flatMap(\.members).filter(\.isOverride).map(\.name)
      guard !overrides.isEmpty else { continue }
      for superclass in chain(of: fact.name).dropFirst() {
        all[superclass.name, default: []].formUnion(overrides)
      }
    }
    return all
  }
}
