/// Finds the presenters, view models and interactors of view controllers.
struct ScreenActors {
  let index: ProjectIndex

  /// Returns a controller and the types that act for it.
  func actors(for type: Int) -> [Int] {
    var found = [type]
    var next = 0
    while next < found.count, found.count < 12 {
      for mate in mates(of: found[next]) where !found.contains(mate) { found.append(mate) }
      next += 1
    }
    return found
  }

  /// Returns the known screens of a flow for which a presenter acts, or the screen of a controller.
  func screens(
    of value: Value,
    home: Int?,
    among known: [GraphBuilder.Source: String]
  ) -> [GraphBuilder.Source] {
    guard case .object(let type) = value, !index.isController(type) else {
      return [.screen(value, home: home)]
    }
    let acting = known.filter { source, _ in
      guard case .screen(.object(let screen), home) = source else { return false }
      return actors(for: screen).contains(type)
    }
    return acting.sorted { $0.value < $1.value }.map(\.key)
  }

  private func mates(of type: Int) -> [Int] {
    let lineage = index.lineage(type)
    let properties = lineage.flatMap { ancestor in
      index.types[ancestor].properties.values.compactMap(\.type)
        .map { index.generic($0, of: type, declaredIn: ancestor) }
    }
    let parameters = lineage.flatMap { index.types[$0].functionsByName["init"] ?? [] }
      .flatMap { index.functions[$0].facts.parameters.map(\.type) }
    let named = (properties.sorted() + parameters).flatMap { index.lookup($0, from: type) }
    let stem = index.stem(type)
    return (named + index.genericArguments(of: type)).unique.flatMap { candidate -> [Int] in
      guard index.types[candidate].kind == .protocol else { return [candidate] }
      let heirs = index.descendants(candidate).filter(index.actsForScreen)
      let near = heirs.filter { index.stem($0) == stem }
      return near.isEmpty && heirs.count == 1 ? heirs : near
    }
    .filter { index.actsForScreen($0) && !index.isController($0) }
  }
}
