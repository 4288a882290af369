import SwiftSyntax

/// Selectors that are made of strings, since no method has a name at run time.
enum SelectorStrings {
  /// Returns the message about a call that makes one; nil for other calls.
  static func problem(in call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "Selector" || name == "NSSelectorFromString",
      let argument = call.arguments.first, argument.label == nil,
      !argument.expression.isMethodOfType
    else { return nil }
    return """
      Methods cannot be found by a string here. Write #selector(\
      \(argument.expression.trimmedDescription.filter { $0 != "\"" && $0 != "(" && $0 != ")" })) \
      with the method's Swift name.
      """
  }
}

extension ExprSyntax {
  /// Whether it names a method of a type, of which the runtime makes selectors.
  fileprivate var isMethodOfType: Bool {
    let base = self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    return base?.baseName.text.first?.isUppercase == true
  }
}
