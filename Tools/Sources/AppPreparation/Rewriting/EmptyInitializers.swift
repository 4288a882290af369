import SwiftSyntax

/// Initializers without arguments that classes have on Apple's platforms: those of Foundation and XCTest lack
/// them here, and an extension cannot add one.
enum EmptyInitializers {
  /// Expressions for equal objects, by the names of the classes.
  private static let replacements = [
    "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSMutableAttributedString": "NSMutableAttributedString(string: \"\")",
    // A timer that never fires.
    "Timer": "Timer(timeInterval: 0, repeats: false) { _ in }",
    // A test that does not run, whose methods wait.
    "XCTestCase": "XCTestCase(name: \"\", testClosure: { _ in })",
  ]

  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let text = replacements[name], call.arguments.isEmpty, call.trailingClosure == nil
    else { return [] }
    return [Replacement(call, text, .initializer)]
  }
}
