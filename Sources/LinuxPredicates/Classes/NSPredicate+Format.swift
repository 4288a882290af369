public import Foundation

/// Gives predicates initializers that return an object of a subclass.
///
/// Initializers in an extension of a class cannot replace `self`; those in an extension of a protocol
/// can. They win over Foundation's, which are unavailable.
public protocol PredicateFormatting {}

extension NSPredicate: PredicateFormatting {}

extension PredicateFormatting where Self: NSPredicate {
  /// Parses a format of Apple's predicates.
  ///
  /// ```swift
  /// let adults = NSPredicate(format: "age >= %d AND name BEGINSWITH[cd] %@", 18, "an")
  /// ```
  ///
  /// A malformed format stops the program with the format, the place in it and what was expected.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values of any type for `%@`, `%K`, `%d` and its kin.
  public init(format: String, _ arguments: Any?...) {
    self = Self.parsed(format, arguments)
  }

  /// Parses a format of Apple's predicates.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: Values of any type for `%@`, `%K`, `%d` and its kin.
  public init(format: String, argumentArray arguments: [Any]?) {
    self = Self.parsed(format, arguments ?? [])
  }

  /// Returns a copy in which values replace the variables that have their names.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    (self as NSPredicate).replacing(variables).cast(to: Self.self)
  }

  private static func parsed(_ format: String, _ arguments: [Any?]) -> Self {
    do {
      return try PredicateParser.predicate(format, arguments).cast(to: Self.self)
    } catch {
      stop("\(error)")
    }
  }
}

extension NSPredicate {
  fileprivate func cast<Result: NSPredicate>(to type: Result.Type) -> Result {
    guard let result = self as? Result else {
      stop("Expected a \(type), got \(self), which is a \(Swift.type(of: self)).")
    }
    return result
  }

  /// Returns a predicate in which values replace variables.
  func replacing(_ variables: [String: Any]) -> NSPredicate {
    switch self {
    case let comparison as NSComparisonPredicate:
      NSComparisonPredicate(
        leftExpression: comparison.leftExpression.replacing(variables),
        rightExpression: comparison.rightExpression.replacing(variables),
        modifier: comparison.comparisonPredicateModifier,
        type: comparison.predicateOperatorType,
        options: comparison.options
      )
    case let compound as Foundation.NSCompoundPredicate:
      NSCompoundPredicate(
        type: compound.compoundPredicateType,
        subpredicates: compound.subpredicates.map { $0.replacing(variables) }
      )
    default: self
    }
  }
}

/// Ends the program, also in optimized builds, with a message, where Apple's raises an exception.
func stop(_ message: String) -> Never {
  fatalError(message)
}
