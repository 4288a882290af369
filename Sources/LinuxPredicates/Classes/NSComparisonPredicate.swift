public import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation declares a class of this name that cannot be made. A file that imports both modules
/// chooses this one by `import class LinuxPredicates.NSComparisonPredicate`.
open class NSComparisonPredicate: NSPredicate {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are compared by their characters' codes, without regard to other options.
    public static let normalized = Options(rawValue: 4)
  }

  /// The treatment of a collection on the left side of a comparison.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    // Apple's numbers leave out those between `in` and these, which calls of selectors have.
    case contains = 99
    case between = 100
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression left: NSExpression,
    rightExpression right: NSExpression,
    modifier: Modifier,
    type: Operator,
    options: Options = []
  ) {
    leftExpression = left
    rightExpression = right
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(value: false)
  }

  open override func evaluate(
    with object: Any?,
    substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    let context = EvaluationContext(object: object, variables: bindings ?? [:])
    let left = leftExpression.value(in: context)
    let right = PredicateOperand(rightExpression.value(in: context))
    let comparison = PredicateComparison(predicateOperatorType, options)
    switch comparisonPredicateModifier {
    case .direct: return comparison.holds(PredicateOperand(left), right)
    case .any: return elements(of: left).contains { comparison.holds(PredicateOperand($0), right) }
    case .all:
      return elements(of: left).allSatisfy { comparison.holds(PredicateOperand($0), right) }
    }
  }

  private func elements(of value: Any?) -> [Any?] {
    switch PredicateOperand(value) {
    case .none: []
    case .collection(let elements): elements
    default:
      stop(
        "The left side of ANY or ALL expected a collection, got \(leftExpression) with the value "
          + "\(value.map { "\($0)" } ?? "nil")."
      )
    }
  }

  // MARK: - NSObject

  open override var predicateFormat: String {
    let modifier =
      switch comparisonPredicateModifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let name = predicateOperatorType.symbol + options.text
    return "\(modifier)\(leftExpression) \(name) \(rightExpression)"
  }

  open override var description: String { predicateFormat }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override var hash: Int { Int(predicateOperatorType.rawValue) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return other === self
      || other.predicateOperatorType == predicateOperatorType && other.options == options
        && other.comparisonPredicateModifier == comparisonPredicateModifier
        && other.leftExpression.isEqual(leftExpression)
        && other.rightExpression.isEqual(rightExpression)
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    case .equalTo: "=="
    case .notEqualTo: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    }
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var text: String {
    let letters = [
      (Self.caseInsensitive, "c"), (Self.diacriticInsensitive, "d"), (Self.normalized, "n"),
    ].filter { contains($0.0) }.map(\.1).joined()
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
