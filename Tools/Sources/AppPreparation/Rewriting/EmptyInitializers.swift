import SwiftSyntax

/// `Timer()`, a timer that never fires: Foundation's class has no initializer without arguments here,
/// and an extension cannot add one.
enum EmptyTimer {
  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer",
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return [] }
    return [Replacement(call, "Timer(timeInterval: 0, repeats: false) { _ in }", .initializer)]
  }
}
