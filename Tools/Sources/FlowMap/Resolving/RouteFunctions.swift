/// Finds the functions with which coordinators show routes.
struct RouteFunctions {
  let index: ProjectIndex

  /// Returns the functions of a coordinator that show the cases of an enum.
  func functions(of type: Int) -> [Int] {
    index.lineage(type).filter { index.types[$0].kind != .protocol }
      .flatMap { index.types[$0].functions }
      .filter { function in
        let facts = index.functions[function].facts
        return !facts.isInitializer && facts.name != "canTake"
          && facts.returns.map(TypeText.init)?.base != "Bool"
          && routeType(of: function, in: type) != nil
      }
  }

  private func routeType(of function: Int, in type: Int) -> Int? {
    let facts = index.functions[function].facts
    guard facts.events.contains(where: { !$0.conditions.isEmpty }) || facts.name == "take" else {
      return nil
    }
    for parameter in facts.parameters {
      let found = index.lookup(parameter.type, from: type)
      if let route = found.first(where: { index.isRoute($0) }) { return route }
    }
    return nil
  }

  /// Returns the cases that a function shows.
  func routes(takenBy function: Int, of type: Int) -> [RouteReference] {
    guard let route = routeType(of: function, in: type) else { return [] }
    return index.types[route].cases.map { RouteReference(type: route, name: $0.name) }
  }
}
