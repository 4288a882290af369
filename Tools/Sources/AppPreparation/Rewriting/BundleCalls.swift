import SwiftSyntax

/// Calls of Foundation's bundles that know neither the modules of a program nor the language of a scene.
enum BundleCalls {
  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    guard call.trailingClosure == nil else { return [] }
    let labels = call.arguments.map { $0.label?.text }
    switch labels {
    case ["for"]: return containing(call)
    case ["forKey", "value", "table"]: return localized(call)
    default: return []
    }
  }

  /// `Bundle(for: Page.self)`, whose result is the main bundle for all classes of a program.
  private static func containing(_ call: FunctionCallExprSyntax) -> [Replacement] {
    let name = call.calledExpression.trimmedDescription.replacing("Foundation.", with: "")
    guard name == "Bundle" || name == "Bundle.init", let argument = call.arguments.first else {
      return []
    }
    let start = call.calledExpression.trimmedRange.lowerBound
    let range = start..<argument.expression.trimmedRange.lowerBound
    return [Replacement(range, "Bundle._containing(", .bundle)]
  }

  /// `bundle.localizedString(forKey: key, value: nil, table: nil)`, in the language of the process.
  private static func localized(_ call: FunctionCallExprSyntax) -> [Replacement] {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "localizedString"
    else { return [] }
    return [Replacement(member.declName, "_localizedString", .bundle)]
  }
}
