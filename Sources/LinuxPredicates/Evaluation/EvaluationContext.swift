import Foundation

/// The values with which expressions are evaluated.
struct EvaluationContext {
  let object: Any?
  var variables: [String: Any]
}

extension NSExpression {
  func value(in context: EvaluationContext) -> Any? {
    func values(_ expressions: [NSExpression]) -> [Any?] {
      expressions.map { $0.value(in: context) }
    }
    switch content {
    case .constant(let value): return value
    case .evaluatedObject: return context.object
    case .variable(let name):
      guard let value = context.variables[name] else {
        stop("Expected a value for the variable $\(name) in the substitution variables, got none.")
      }
      return value
    case .keyPath(let operand, let path):
      let start = operand.map { $0.value(in: context) } ?? context.object
      return KeyPathReader.value(of: start, path)
    case .index(let base, let index):
      return PredicateIndex.element(of: base.value(in: context), at: index.value(in: context))
    case .function(let name, let arguments):
      return PredicateFunction.value(of: name, values(arguments))
    case .aggregate(let parts): return values(parts)
    case .set(let operation, let left, let right):
      return operation.result(left.value(in: context), right.value(in: context))
    case .subquery(let collection, let name, let predicate):
      return Self.filtered(collection.value(in: context), name, predicate, context)
    case .conditional(let predicate, let first, let second):
      let holds = predicate.evaluate(
        with: context.object,
        substitutionVariables: context.variables
      )
      return (holds ? first : second).value(in: context)
    case .block(let block, let arguments):
      return block(
        context.object,
        values(arguments).map { $0 ?? NSNull() },
        NSMutableDictionary(dictionary: context.variables)
      )
    }
  }

  private static func filtered(
    _ collection: Any?,
    _ name: String,
    _ predicate: NSPredicate,
    _ context: EvaluationContext
  ) -> [Any?] {
    let elements =
      switch PredicateOperand(collection) {
      case .none: [Any?]()
      case .collection(let elements): elements
      case let other: stop("SUBQUERY expected a collection, got \(other).")
      }
    var variables = context.variables
    return elements.filter { element in
      variables[name] = element ?? NSNull()
      return predicate.evaluate(with: context.object, substitutionVariables: variables)
    }
  }
}

extension ExpressionContent.SetOperation {
  /// Returns the elements of the first collection and of the second, as the operation chooses.
  fileprivate func result(_ first: Any?, _ second: Any?) -> [Any?] {
    guard case .collection(let first) = PredicateOperand(first),
      case .collection(let second) = PredicateOperand(second)
    else {
      stop(
        "\(rawValue) expected two collections, got \(PredicateOperand(first)) "
          + "and \(PredicateOperand(second))."
      )
    }
    switch self {
    case .union: return first + second.filter { !first.has($0) }
    case .intersection: return first.filter { second.has($0) }
    case .difference: return first.filter { !second.has($0) }
    }
  }
}

extension [Any?] {
  /// Returns whether an element equals a value.
  ///
  /// - Complexity: O(n).
  func has(_ value: Any?) -> Bool {
    let value = PredicateOperand(value)
    return contains { PredicateOperand($0).equals(value, []) }
  }
}
