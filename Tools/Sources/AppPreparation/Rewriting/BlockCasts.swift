import SwiftSyntax

/// Casts to blocks of Objective-C, by which tests call what UIKit keeps as a block.
///
/// ```swift
/// typealias Handler = @convention(block) (UIAlertAction) -> Void
/// unsafeBitCast(action.value(forKey: "handler") as AnyObject, to: Handler.self)(action)
/// ```
///
/// Closures are no objects here. The runtime returns them as they are, so that a cast gives them back.
enum BlockCasts {
  /// - Parameters:
  ///   - call: A call.
  ///   - aliases: The module's names for types of blocks.
  /// - Returns: The replacements in a cast to one of them.
  static func replacements(
    in call: FunctionCallExprSyntax,
    to aliases: Set<String>
  ) -> [Replacement] {
    let arguments = Array(call.arguments)
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast",
      arguments.count == 2, let first = arguments.first, let last = arguments.last,
      let type = last.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription,
      aliases.contains(name.split(separator: ".").last.map(String.init) ?? name)
    else { return [] }
    return [
      Replacement(call.trimmedRange.lowerBound..<first.trimmedRange.lowerBound, "((", .block),
      Replacement(
        closureEnd(of: first.expression)..<call.trimmedRange.upperBound,
        ") as! \(name))"
      ),
    ]
  }

  /// The end of the closure in `block as AnyObject`.
  private static func closureEnd(of expression: ExprSyntax) -> Int {
    guard let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let closure = sequence.elements.first,
      sequence.elements.last?.trimmedDescription == "AnyObject"
    else { return expression.trimmedRange.upperBound }
    return closure.trimmedRange.upperBound
  }
}

extension AttributeSyntax {
  /// Whether a type is one of blocks.
  var isBlockConvention: Bool {
    attributeName.typeName == "convention" && arguments?.trimmedDescription == "block"
  }
}
