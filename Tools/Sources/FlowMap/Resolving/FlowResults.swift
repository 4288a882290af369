import Foundation

/// Finds the results of coordinators.
struct FlowResults {
  let index: ProjectIndex

  /// Returns the result of a flow and its outcomes; nil where it has none.
  func result(of type: Int) -> (type: String, outcomes: [String])? {
    if let output = output(of: type) {
      return Self.isVoid(output) ? nil : (output, outcomes(output, from: type))
    }
    return closureResult(of: type) ?? delegateResult(of: type)
  }

  /// Returns the generic argument of the kit's coordinator.
  private func output(of type: Int) -> String? {
    for ancestor in index.lineage(type) {
      for parent in index.types[ancestor].inherits {
        let written = TypeText(parent)
        guard written.base == "Coordinator" || written.base.hasSuffix(".Coordinator"),
          let argument = written.arguments.first
        else { continue }
        return index.generic(argument, of: type, declaredIn: ancestor)
      }
    }
    return nil
  }

  private static func isVoid(_ type: String) -> Bool {
    ["Void", "()", "Never"].contains(type)
  }

  private func outcomes(_ output: String, from type: Int) -> [String] {
    let found = index.lookup(output, from: type).first { index.types[$0].kind == .enum }
    guard let found else { return [] }
    return index.types[found].cases.map { $0.name + ($0.payload.map { "(\($0))" } ?? "") }
  }

  /// Returns the parameter of the closure that the flow calls when it ends.
  private func closureResult(of type: Int) -> (type: String, outcomes: [String])? {
    for (name, property) in index.types[type].properties.sorted(by: { $0.key < $1.key }) {
      guard let text = property.type, let arrow = text.range(of: "->"), reports(name) else {
        continue
      }
      let parameters = text[..<arrow.lowerBound].filter { !"()?".contains($0) }
        .trimmingCharacters(in: .whitespaces)
      let isPlain = parameters.isEmpty || Self.isVoid(parameters)
      return (isPlain ? name : parameters, isPlain ? [] : outcomes(parameters, from: type))
    }
    return nil
  }

  private func reports(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["finish", "complet", "result", "didend", "onend", "ondone"].contains(
      where: name.contains
    )
  }

  /// Returns the methods of the flow's delegate.
  private func delegateResult(of type: Int) -> (type: String, outcomes: [String])? {
    for (name, property) in index.types[type].properties.sorted(by: { $0.key < $1.key }) {
      guard name.lowercased().hasSuffix("delegate"), let text = property.type,
        let delegate = index.lookup(text, from: type).first(where: {
          index.types[$0].kind == .protocol
        })
      else { continue }
      let methods = index.types[delegate].functions.map { index.functions[$0].facts.name }.unique
      return (index.types[delegate].name, methods)
    }
    return nil
  }
}

/// Reads the paths of routes from their enums.
struct RoutePaths {
  let index: ProjectIndex

  /// Returns the path of a case, as in `/people/<id>`; nil where the enum computes none.
  func path(of route: RouteReference) -> String? {
    guard let function = index.types[route.type].properties["path"]?.function else { return nil }
    for event in index.functions[function].facts.events {
      guard case .result(.list(let parts)) = event.action,
        event.conditions.contains(where: { $0.names.contains(route.name) && !$0.isExcluding })
      else { continue }
      return "/" + parts.map(segment).joined(separator: "/")
    }
    return nil
  }

  private func segment(_ part: CodeExpression) -> String {
    if case .text(let text) = part { return text }
    var name: String?
    part.visit {
      if case .name(let found) = $0, found.first?.isLowercase == true, name == nil { name = found }
    }
    return "<\(name ?? "…")>"
  }
}
