import SwiftSyntax

extension FileRewriter {
  /// Writes `Timer()`, a timer that never fires, with arguments: Foundation's class has no other
  /// initializer here, and an extension cannot add one.
  func rewriteEmptyTimer(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer",
      node.arguments.isEmpty, node.trailingClosure == nil
    else { return }
    replace(node, with: "Timer(timeInterval: 0, repeats: false) { _ in }", .initializer)
  }
}
