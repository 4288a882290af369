import SwiftSyntax

// The switches over the route that the compiler rejects after the route has got another case.
extension AppEditing {
  /// Leaves the switches without a default to a person, except those with the screen's case.
  mutating func leaveSwitches() {
    guard let route = find(.enum, routeType)?.type else { return }
    let cases = Set(route.caseNames)
    let lines = app.files.flatMap { file in
      let finder = SwitchFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      return finder.found
        .filter { !completed.contains($0.id) && $0.caseNames == cases }
        .map { "  .\(screen.name.variable)  // \(file.path):\(file.editedLine(of: $0))" }
    }
    guard !lines.isEmpty else { return }
    leaveToAPerson(
      "To a case of each switch over \(routeType) that has no default",
      lines.joined(separator: "\n")
    )
  }
}

/// Finds every switch of a file.
private final class SwitchFinder: SyntaxVisitor {
  var found: [SwitchExprSyntax] = []

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension DeclaredType {
  /// The names of an enumeration's cases.
  var caseNames: [String] {
    members.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap { $0.elements.map(\.name.text) }
  }
}

extension SwitchExprSyntax {
  /// The names of the enumeration's cases in its patterns; nil if there is a default.
  ///
  /// A switch without a default names every case, which identifies the type of its subject.
  fileprivate var caseNames: Set<String>? {
    var names: Set<String> = []
    for element in cases {
      guard let element = element.as(SwitchCaseSyntax.self) else { continue }
      guard let label = element.label.as(SwitchCaseLabelSyntax.self) else { return nil }
      names.formUnion(label.caseItems.compactMap { $0.pattern.caseName })
    }
    return names
  }
}

extension PatternSyntax {
  /// The name in `.name`, `.name(let value)`, `let .name(value)` and `.name?`.
  private func name(in expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return name(in: call.calledExpression)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return name(in: optional.expression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  fileprivate var caseName: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
    return self.as(ExpressionPatternSyntax.self).flatMap { name(in: $0.expression) }
  }
}
