/// The relation between the two sides of a linear constraint.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The relation that holds after both sides were multiplied by a negative number.
  var flipped: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
