public import Foundation

/// Predicates that are joined, with their format.
///
/// Foundation's class evaluates them, and has no format.
open class NSCompoundPredicate: Foundation.NSCompoundPredicate {
  open override var predicateFormat: String {
    let texts = subpredicates.map(enclosedFormat)
    switch compoundPredicateType {
    case .not: return "NOT \(texts.first ?? "")"
    case .and: return texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")
    case .or: return texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")
    }
  }

  open override var description: String { predicateFormat }

  open override func copy(with zone: NSZone? = nil) -> Any { self }

  open override var hash: Int { subpredicates.count }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Foundation.NSCompoundPredicate else { return false }
    return other === self
      || other.compoundPredicateType == compoundPredicateType
        && other.subpredicates.count == subpredicates.count
        && zip(other.subpredicates, subpredicates).allSatisfy { $0.isEqual($1) }
  }

  /// The format of a part, in parentheses if it joins others.
  private func enclosedFormat(of part: NSPredicate) -> String {
    let format = part.formatText
    guard let part = part as? Foundation.NSCompoundPredicate, part.compoundPredicateType != .not,
      part.subpredicates.count > 1
    else { return format }
    return "(\(format))"
  }
}
