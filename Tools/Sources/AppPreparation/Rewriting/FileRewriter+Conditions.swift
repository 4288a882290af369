import SwiftSyntax

extension FileRewriter {
  /// Evaluates the parts of an `#if` condition that ask for the platform, as on iOS's simulator.
  func rewriteCondition(_ condition: ExprSyntax) {
    for call in condition.calls {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.trimmedDescription,
        let value = value(of: name, argument)
      else { continue }
      replace(call, with: "\(value)", .condition)
    }
  }

  /// Returns the value of a condition on iOS; nil where it is the same here.
  private func value(of condition: String, _ argument: String) -> Bool? {
    switch condition {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "canImport" where argument == "Glibc": false
    case "canImport" where argument == "Darwin": true
    default: nil
    }
  }
}

extension SyntaxProtocol {
  /// The function calls in a condition.
  fileprivate var calls: [FunctionCallExprSyntax] {
    if let call = self.as(FunctionCallExprSyntax.self) { return [call] }
    return children(viewMode: .sourceAccurate).flatMap(\.calls)
  }
}
