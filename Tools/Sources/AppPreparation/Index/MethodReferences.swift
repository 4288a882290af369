import SwiftSyntax

/// Collects the members that a file uses as values, methods by their full names or without labels:
/// `delegate?.page(_:didTurnTo:)`, `delegate?.pageDidTurn`.
final class MethodReferences: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in tree: SourceFileSyntax) -> Set<String> {
    let collector = MethodReferences(viewMode: .sourceAccurate)
    collector.walk(tree)
    return collector.names
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isCalled { names.insert(node.memberName) }
    return .visitChildren
  }

  /// What `#selector` names is not a value.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// The member's name, with labels if they are written.
  var memberName: String {
    guard let labels = declName.argumentNames?.arguments.map(\.name.text) else {
      return declName.baseName.text
    }
    return "\(declName.baseName.text)(\(labels.map { "\($0):" }.joined()))"
  }

  /// Whether the member is called, perhaps with a question mark.
  var isCalled: Bool {
    var called = Syntax(self)
    if let chain = parent?.as(OptionalChainingExprSyntax.self) { called = Syntax(chain) }
    return called.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == called.id
  }
}
