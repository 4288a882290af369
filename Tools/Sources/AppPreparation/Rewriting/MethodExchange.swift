import SwiftSyntax

/// Functions of the Objective-C runtime that give a class other methods, which have no effect here.
enum MethodExchange {
  /// - Returns: The warning for a call; nil for other calls.
  static func message(for call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      functions.contains(name)
    else { return nil }
    return "\(name) has no effect here: a class keeps the methods that its source gives it."
  }

  private static let functions: Set<String> = [
    "class_addMethod", "class_replaceMethod", "method_exchangeImplementations",
    "method_setImplementation",
  ]
}
