public import Foundation

extension NSExpression {
  public var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath: .keyPath
    case .function, .index: .function
    case .aggregate: .aggregate
    case .set(.union, _, _): .unionSet
    case .set(.intersection, _, _): .intersectSet
    case .set(.difference, _, _): .minusSet
    case .subquery: .subquery
    case .conditional: .conditional
    case .block: .block
    }
  }

  /// The value of a constant.
  public var constantValue: Any? {
    guard case .constant(let value) = content else { stopWithoutPart("constantValue") }
    return value
  }

  /// The key path of an expression that has one.
  public var keyPath: String {
    guard case .keyPath(_, let path) = content else { stopWithoutPart("keyPath") }
    return path
  }

  /// The name of a function.
  public var function: String {
    guard case .function(let name, _) = content else { stopWithoutPart("function") }
    return name
  }

  /// The name of a variable, that of a subquery's elements included.
  public var variable: String {
    switch content {
    case .variable(let name), .subquery(_, let name, _): return name
    default: stopWithoutPart("variable")
    }
  }

  /// The arguments of a function or block.
  public var arguments: [NSExpression]? {
    switch content {
    case .function(_, let arguments), .block(_, let arguments): return arguments
    default: stopWithoutPart("arguments")
    }
  }

  /// The expression from which a key path begins.
  public var operand: NSExpression {
    guard case .keyPath(let operand, _) = content else { stopWithoutPart("operand") }
    return operand ?? .expressionForEvaluatedObject()
  }

  /// The expressions of an aggregate, or the collection of a subquery.
  public var collection: Any {
    switch content {
    case .aggregate(let parts): return parts
    case .subquery(let collection, _, _): return collection
    default: stopWithoutPart("collection")
    }
  }

  /// The predicate of a subquery or conditional.
  public var predicate: NSPredicate {
    switch content {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: stopWithoutPart("predicate")
    }
  }

  /// The first set of an operation.
  public var left: NSExpression {
    guard case .set(_, let left, _) = content else { stopWithoutPart("left") }
    return left
  }

  /// The second set of an operation.
  public var right: NSExpression {
    guard case .set(_, _, let right) = content else { stopWithoutPart("right") }
    return right
  }

  /// The value of a conditional whose predicate holds.
  public var `true`: NSExpression {
    guard case .conditional(_, let expression, _) = content else { stopWithoutPart("true") }
    return expression
  }

  /// The value of a conditional whose predicate does not hold.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let expression) = content else { stopWithoutPart("false") }
    return expression
  }

  private func stopWithoutPart(_ name: String) -> Never {
    stop("Expected an expression with the property \(name), got \(self).")
  }
}

extension NSExpression {
  /// Returns an expression in which values replace variables.
  func replacing(_ variables: [String: Any]) -> NSExpression {
    NSExpression(content.replacing(variables))
  }
}

extension ExpressionContent {
  fileprivate func replacing(_ variables: [String: Any]) -> ExpressionContent {
    func all(_ expressions: [NSExpression]) -> [NSExpression] {
      expressions.map { $0.replacing(variables) }
    }
    switch self {
    case .constant, .evaluatedObject: return self
    case .variable(let name): return variables[name].map { .constant($0) } ?? self
    case .keyPath(let operand, let path): return .keyPath(operand?.replacing(variables), path)
    case .index(let base, let index):
      return .index(base.replacing(variables), index.replacing(variables))
    case .function(let name, let arguments): return .function(name, all(arguments))
    case .aggregate(let parts): return .aggregate(all(parts))
    case .set(let operation, let left, let right):
      return .set(operation, left.replacing(variables), right.replacing(variables))
    case .subquery(let collection, let name, let predicate):
      let others = variables.filter { $0.key != name }
      return .subquery(collection.replacing(variables), name, predicate.replacing(others))
    case .conditional(let predicate, let first, let second):
      return .conditional(
        predicate.replacing(variables),
        first.replacing(variables),
        second.replacing(variables)
      )
    case .block(let block, let arguments): return .block(block, all(arguments))
    }
  }

  /// Whether a block takes part, of which no text exists.
  var hasBlock: Bool {
    switch self {
    case .constant, .evaluatedObject, .variable, .keyPath(nil, _): false
    case .block: true
    case .keyPath(let operand?, _): operand.content.hasBlock
    case .index(let first, let second), .set(_, let first, let second):
      first.content.hasBlock || second.content.hasBlock
    case .function(_, let parts), .aggregate(let parts): parts.contains { $0.content.hasBlock }
    // Predicates may be blocks.
    case .subquery, .conditional: true
    }
  }
}
