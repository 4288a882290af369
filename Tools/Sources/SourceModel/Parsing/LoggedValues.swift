import SwiftParser
import SwiftSyntax

/// Finds the expressions whose values a call writes to a log.
enum LoggedValues {
  /// Members that describe a value without revealing it.
  private static let descriptive: Set<String> = [
    "count", "isEmpty", "hasPrefix", "hasSuffix", "contains",
  ]
  private static let comparisons: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||",
  ]

  /// Returns the expressions by argument, except those that the log keeps private.
  static func values(of arguments: [LabeledExprSyntax]) -> [SyntaxIdentifier: [String]] {
    var values: [SyntaxIdentifier: [String]] = [:]
    var hidden: [Bool] = []
    var isBehindFormat = false
    for argument in arguments {
      if isBehindFormat, argument.label == nil {
        let isHidden = hidden.isEmpty ? false : hidden.removeFirst()
        if isHidden { continue }
      }
      values[argument.id] = written(argument.expression)
      if !isBehindFormat, argument.label == nil,
        let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      {
        isBehindFormat = true
        hidden = placeholders(in: text)
      }
    }
    return values
  }

  private static func written(_ expression: ExprSyntax) -> [String] {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.segments.flatMap(interpolated)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return written(sequence) }
    if expression.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return [] }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let access = called.as(MemberAccessExprSyntax.self),
      descriptive.contains(access.declName.baseName.text)
    {
      return []
    }
    return [expression.trimmedDescription]
  }

  /// Returns the written expressions: comparisons are not secret, and neither are the conditions of
  /// a ternary expression.
  private static func written(_ sequence: SequenceExprSyntax) -> [String] {
    var values: [String] = []
    for element in sequence.elements {
      if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
        values = written(choice.thenExpression)
      } else if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if comparisons.contains(sign.operator.text) { values = [] }
      } else {
        values += written(element)
      }
    }
    let isComparison = sequence.elements.contains { element in
      element.as(BinaryOperatorExprSyntax.self).map { comparisons.contains($0.operator.text) }
        ?? element.is(UnresolvedIsExprSyntax.self)
    }
    let isChoice = sequence.elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    return isComparison && !isChoice ? [] : values
  }

  private static func interpolated(_ segment: StringLiteralSegmentListSyntax.Element) -> [String] {
    guard case .expressionSegment(let inner) = segment, let first = inner.expressions.first else {
      return []
    }
    let privacy = inner.expressions.first { $0.label?.text == "privacy" }
    let level = privacy?.expression.trimmedDescription ?? ""
    return ["private", "sensitive"].contains(where: level.contains) ? [] : written(first.expression)
  }

  /// Returns, for each placeholder of a format, whether it is private: `%{private}@`.
  private static func placeholders(in format: String) -> [Bool] {
    let parts = format.replacing("%%", with: "").split(
      separator: "%",
      omittingEmptySubsequences: false
    )
    return parts.dropFirst().map { part in
      guard part.first == "{" else { return false }
      let options = part.dropFirst().prefix { $0 != "}" }
      return options.contains("private") || options.contains("sensitive")
    }
  }
}
