import SwiftSyntax

extension FileRewriter {
  /// The function of the runtime that mends a configuration, and its module.
  private static let function = (name: "_completingRefusedLogins", module: "AppHosting")

  /// Mends the configuration of `URLSession(configuration: x)`, whose requests never complete here if a
  /// server asks for a login: Foundation waits for a delegate that there is none of.
  func completeRefusedLogins(of call: FunctionCallExprSyntax) {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "URLSession",
      let configuration = call.arguments.first, configuration.label?.text == "configuration",
      !call.hasDelegate
    else { return }
    let range = configuration.expression.trimmedRange
    let text = edits.original(range)
    edits.insert("\(Self.function.name)(", at: range.lowerBound)
    edits.insert(")", at: range.upperBound)
    note(.session, range, became: "\(Self.function.name)(\(text))")
    neededModules.insert(Self.function.module)
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
