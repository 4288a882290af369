import SwiftSyntax

/// `type(of: object).description()`, which every class of Objective-C has, also behind `AnyObject`.
enum ClassNames {
  /// The module of the runtime's function that names a class.
  static let module = "UIKit"

  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
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

extension ModuleIndex {
  /// Whether a type has a function `description()` of its own.
  var namesTypesItself: Bool {
    types.values.contains { fact in
      fact.methods.contains { $0.isStatic && $0.fullName == "description()" }
    }
  }
}
