import Foundation

/// An operator of comparisons with its options.
struct PredicateComparison {
  private typealias Operator = NSComparisonPredicate.Operator

  private let type: NSComparisonPredicate.Operator
  private let options: NSComparisonPredicate.Options

  init(_ type: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options) {
    self.type = type
    self.options = options
  }

  func holds(_ left: PredicateOperand, _ right: PredicateOperand) -> Bool {
    let text = PredicateText(options)
    switch type {
    case .equalTo: return left.equals(right, options)
    case .notEqualTo: return !left.equals(right, options)
    case .lessThan: return isOrdered(left, right) { $0 == .orderedAscending }
    case .lessThanOrEqualTo: return isOrdered(left, right) { $0 != .orderedDescending }
    case .greaterThan: return isOrdered(left, right) { $0 == .orderedDescending }
    case .greaterThanOrEqualTo: return isOrdered(left, right) { $0 != .orderedAscending }
    case .between: return isBetween(left, right)
    case .in: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith:
      return compareTexts(left, right) { text.contains($0, $1, at: .anchored) }
    case .endsWith:
      return compareTexts(left, right) { text.contains($0, $1, at: [.anchored, .backwards]) }
    case .like: return compareTexts(left, right, text.isLike)
    case .matches: return compareTexts(left, right, text.matches)
    }
  }

  /// Compares the order of two values, which nil does not have.
  private func isOrdered(
    _ left: PredicateOperand,
    _ right: PredicateOperand,
    _ isFitting: (ComparisonResult) -> Bool
  ) -> Bool {
    left.order(of: right, options).map(isFitting) ?? false
  }

  private func isBetween(_ value: PredicateOperand, _ limits: PredicateOperand) -> Bool {
    guard case .collection(let limits) = limits, limits.count == 2 else {
      stop("BETWEEN expected a collection of two limits, got \(limits).")
    }
    return isOrdered(PredicateOperand(limits[0]), value) { $0 != .orderedDescending }
      && isOrdered(value, PredicateOperand(limits[1])) { $0 != .orderedDescending }
  }

  /// Returns whether a collection has an element, or a text a part.
  private func contains(_ whole: PredicateOperand, _ part: PredicateOperand) -> Bool {
    switch (whole, part) {
    case (.none, _): return false
    case (.collection(let elements), _):
      return elements.contains { PredicateOperand($0).equals(part, options) }
    case (.text(let text), .text(let part)): return PredicateText(options).contains(text, part)
    case (.text, .none): return false
    default: stop("IN and CONTAINS expected a collection or texts, got \(whole) and \(part).")
    }
  }

  private func compareTexts(
    _ left: PredicateOperand,
    _ right: PredicateOperand,
    _ isFitting: (String, String) -> Bool
  ) -> Bool {
    switch (left, right) {
    case (.none, _), (_, .none): return false
    case (.text(let left), .text(let right)): return isFitting(left, right)
    default: stop("An operator for texts expected two texts, got \(left) and \(right).")
    }
  }
}
