import SwiftSyntax

/// Calls of `URLSession(configuration: x)`, whose requests never complete here if a server requires a login:
/// Foundation waits for a delegate, and there is none.
enum SessionCalls {
  /// The module of the runtime's function that mends a configuration.
  static let module = "AppHosting"

  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "URLSession",
      let configuration = call.arguments.first, configuration.label?.text == "configuration",
      !call.hasDelegate
    else { return [] }
    let expression = configuration.expression
    let text = "_completingRefusedLogins(\(expression.trimmedDescription))"
    return [Replacement(expression, text, .session)]
  }
}

extension FunctionCallExprSyntax {
  /// Whether a delegate is passed that may answer the question for a login.
  fileprivate var hasDelegate: Bool {
    guard let delegate = arguments.first(where: { $0.label?.text == "delegate" }) else {
      return false
    }
    return !delegate.expression.is(NilLiteralExprSyntax.self)
  }
}
