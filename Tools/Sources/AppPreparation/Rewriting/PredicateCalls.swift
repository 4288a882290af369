import SwiftSyntax

/// `NSPredicate(format: "date > %@", date as CVarArg)`: values of Swift cannot be converted to `CVarArg`
/// here, and the runtime's initializer takes any.
enum PredicateCalls {
  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    let name = call.calledExpression.trimmedDescription.replacing("Foundation.", with: "")
    guard names.contains(name), call.arguments.first?.label?.text == "format" else { return [] }
    return call.arguments.dropFirst().compactMap { argument in
      guard let sequence = argument.expression.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard let last = elements.last, types.contains(last.trimmedDescription),
        elements.count > 2, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
      else { return nil }
      let value = elements[elements.count - 3]
      return Replacement(
        value.trimmedRange.upperBound..<last.trimmedRange.upperBound,
        "",
        .predicate
      )
    }
  }

  private static let names: Set<String> = [
    "NSExpression", "NSExpression.init", "NSPredicate", "NSPredicate.init",
  ]
  private static let types: Set<String> = ["CVarArg", "any CVarArg", "(any CVarArg)"]
}
