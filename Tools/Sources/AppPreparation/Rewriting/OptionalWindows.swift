import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController`: a delegate need not have a window on iOS, so
/// that it is optional twice there and once here.
enum OptionalWindows {
  static func replacements(in node: OptionalChainingExprSyntax) -> [Replacement] {
    guard let inner = node.expression.as(OptionalChainingExprSyntax.self)?.expression,
      isWindowOfDelegate(inner)
    else { return [] }
    return [Replacement(node.questionMark, "", .optionalCall)]
  }

  static func replacements(in node: ForceUnwrapExprSyntax) -> [Replacement] {
    guard let inner = node.expression.as(ForceUnwrapExprSyntax.self)?.expression,
      isWindowOfDelegate(inner)
    else { return [] }
    return [Replacement(node.exclamationMark, "", .optionalCall)]
  }

  private static func isWindowOfDelegate(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "window"
    else { return false }
    return member.base?.trimmedDescription.contains(/[dD]elegate[?!)]*$/) == true
  }
}
