public import Foundation

/// An expression, whose value a predicate compares.
///
/// Foundation declares a class of this name that cannot be made. A file that imports both modules
/// chooses this one by `import class LinuxPredicates.NSExpression`.
open class NSExpression: NSObject, NSCopying {
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet,
      minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  let content: ExpressionContent

  init(_ content: ExpressionContent) {
    self.content = content
    super.init()
  }

  /// Parses an expression, such as `"width * height"`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values of any type for `%@`, `%K`, `%d` and its kin.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(Self.parsed(format, arguments))
  }

  public convenience init(format: String, argumentArray arguments: [Any]) {
    self.init(Self.parsed(format, arguments))
  }

  public convenience init(forConstantValue value: Any?) {
    self.init(.constant(value))
  }

  public convenience init(forVariable name: String) {
    self.init(.variable(name))
  }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath(nil, keyPath))
  }

  /// - Parameters:
  ///   - name: The name of a predefined function, such as `sum:` or `add:to:`.
  ///   - parameters: The arguments, which are expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map(Self.expression)))
  }

  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.aggregate(subexpressions.map(Self.expression)))
  }

  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.union, left, right))
  }

  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersection, left, right))
  }

  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.difference, left, right))
  }

  public convenience init(
    forSubquery expression: NSExpression,
    usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable, predicate))
  }

  public convenience init(
    forConditional predicate: NSPredicate,
    trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }

  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }

  public class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject)
  }

  /// Evaluates the expression for an object.
  ///
  /// - Parameters:
  ///   - object: The object, which `SELF` is.
  ///   - context: The values of variables.
  /// - Returns: The value.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let variables = context as? [String: Any] ?? [:]
    return value(in: EvaluationContext(object: object, variables: variables))
  }

  private static func parsed(_ format: String, _ arguments: [Any?]) -> ExpressionContent {
    do {
      return try PredicateParser.expression(format, arguments).content
    } catch {
      stop("\(error)")
    }
  }

  private static func expression(_ value: Any) -> NSExpression {
    value as? NSExpression ?? NSExpression(.constant(value))
  }

  // MARK: - NSObject

  open override var description: String { content.text }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var hash: Int { Int(expressionType.rawValue) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    if other === self { return true }
    return !content.hasBlock && !other.content.hasBlock && other.content.text == content.text
  }
}

/// The kinds of expressions with their parts.
enum ExpressionContent {
  enum SetOperation: String {
    case union = "UNION"
    case intersection = "INTERSECT"
    case difference = "MINUS"
  }

  case constant(Any?)
  case evaluatedObject
  case variable(String)
  /// A key path from the value of an expression; nil for the evaluated object.
  case keyPath(NSExpression?, String)
  case index(NSExpression, NSExpression)
  case function(String, [NSExpression])
  case aggregate([NSExpression])
  case set(SetOperation, NSExpression, NSExpression)
  case subquery(NSExpression, String, NSPredicate)
  case conditional(NSPredicate, NSExpression, NSExpression)
  case block(NSExpression.Block, [NSExpression])
}
