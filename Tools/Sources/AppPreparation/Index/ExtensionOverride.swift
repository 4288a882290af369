extension ModuleIndex {
  /// The members of extensions of other modules' classes that the module overrides, and the overrides.
  ///
  /// Objective-C finds overrides of such members at run time. Here the member calls the override of the
  /// object's class, and the overrides are members of other names.
  var dispatchedMoves: [MemberMove] {
    let declared = exposedExtensionMembers
    if declared.isEmpty { return [] }
    let found = types.values.flatMap { overrides(in: $0, of: declared) }
    return Dictionary(grouping: found, by: \.base.key).values.flatMap { overrides in
      moves(of: overrides[0].base, overriddenBy: overrides.sorted { precedes($0, $1) })
    }
  }

  private struct Declared {
    let type: String
    let body: TypeFact.Body
    let member: TypeFact.Member

    var key: [Int] { [body.file, member.range.lowerBound] }
  }

  private struct Override {
    let fact: TypeFact
    let body: TypeFact.Body
    let member: TypeFact.Member
    let base: Declared
  }

  /// The members that Objective-C knows, of extensions of other modules' classes, by their full names.
  private var exposedExtensionMembers: [String: [Declared]] {
    let all = types.values.filter { $0.kind == nil }.flatMap { fact in
      fact.bodies.flatMap { body in
        body.members
          .filter { !$0.isOverride && $0.isForwardable && ($0.isExposed || body.isExposed) }
          .map { Declared(type: fact.name, body: body, member: $0) }
      }
    }
    return Dictionary(grouping: all, by: \.member.name)
  }

  private func overrides(in fact: TypeFact, of declared: [String: [Declared]]) -> [Override] {
    // Generic and hidden classes cannot be named where the member is declared.
    guard fact.kind == .class || fact.kind == nil, !fact.isGeneric, !fact.isHidden else {
      return []
    }
    return fact.bodies.flatMap { body in
      body.members.compactMap { member in
        guard member.isOverride, member.isForwardable,
          let base = base(of: member.name, in: fact, among: declared[member.name] ?? [])
        else { return nil }
        return Override(fact: fact, body: body, member: member, base: base)
      }
    }
  }

  private func base(of name: String, in fact: TypeFact, among all: [Declared]) -> Declared? {
    let superclasses = chain(of: fact.name).dropFirst()
    let isOwn = superclasses.contains { superclass in
      superclass.kind == .class
        && superclass.bodies.flatMap(\.members).contains { $0.name == name && !$0.isOverride }
    }
    if isOwn { return nil }
    let candidates = all.filter { $0.type != fact.name }
    let nearest = superclasses.lazy.compactMap { superclass in
      candidates.first { $0.type == superclass.name }
    }
    return nearest.first ?? (candidates.count == 1 ? candidates.first : nil)
  }

  private func moves(of base: Declared, overriddenBy overrides: [Override]) -> [MemberMove] {
    let names = overrides.map(\.fact.name)
    let member = MemberMove(
      type: base.type,
      name: base.member.name,
      file: base.body.file,
      range: base.member.range,
      targetFile: base.body.file,
      brace: base.body.brace,
      role: .overridden(by: names)
    )
    return [member]
      + overrides.map { override in
        MemberMove(
          type: override.fact.name,
          name: override.member.name,
          file: override.body.file,
          range: override.member.range,
          targetFile: base.body.file,
          brace: base.body.brace,
          role: .overriding(superclass(of: override.fact, among: names) ?? base.type)
        )
      }
  }

  /// Returns the nearest superclass that has one of the names.
  private func superclass(of fact: TypeFact, among names: [String]) -> String? {
    let superclasses = chain(of: fact.name)
    let above = superclasses.dropFirst().map(\.name)
    return (above + [superclasses.last?.ownBody?.inherits.first].compactMap(\.self))
      .first(where: names.contains)
  }

  /// Returns whether the class of an override can be a subclass of another one's.
  private func precedes(_ one: Override, _ other: Override) -> Bool {
    func order(_ override: Override) -> (Int, Int, String) {
      let name = override.fact.name
      let generality = Self.general.firstIndex(of: name) ?? -1
      return (override.fact.kind == .class ? -chain(of: name).count : 1, generality, name)
    }
    return order(one) < order(other)
  }

  /// Classes of UIKit with subclasses, the most general last.
  private static let general = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UIScrollView",
    "UIControl", "UINavigationController", "UIViewController", "UIView", "UIResponder", "NSObject",
  ]
}
