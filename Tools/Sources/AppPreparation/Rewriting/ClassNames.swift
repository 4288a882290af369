import SwiftSyntax

/// `type(of: object).description()`, which every class of Objective-C has, also behind `AnyObject`.
enum ClassNames {
  /// The module of the runtime's function that names a class.
  static let module = "UIKit"

  /// - Parameters:
  ///   - call: The call.
  ///   - index: The types of the module, of which one may have a function `description()` of its own.
  /// - Returns: The replacements of its parts.
  static func replacements(
    in call: FunctionCallExprSyntax,
    _ index: ModuleIndex
  ) -> [Replacement] {
    guard !index.namesTypesItself,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.trimmedDescription == "description", call.arguments.isEmpty,
      call.trailingClosure == nil, let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type",
      type.arguments.count == 1, type.arguments.first?.label?.text == "of"
    else { return [] }
    let (start, end) = (type.trimmedRange.lowerBound, type.trimmedRange.upperBound)
    return [
      Replacement(start..<start, "_className(of: "),
      Replacement(end..<call.trimmedRange.upperBound, ")", .className),
    ]
  }
}
