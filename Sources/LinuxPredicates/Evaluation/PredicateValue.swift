/// A value that a predicate reads by its key; nil is one too.
public struct PredicateValue {
  public let value: Any?

  public init(_ value: Any?) {
    self.value = value
  }
}

/// A type whose values answer keys of predicates themselves.
///
/// Predicates find the stored properties of all other types.
public protocol PredicateKeyReadable {
  /// Returns the value for a key; nil if the type has no such key.
  func predicateValue(forKey key: String) -> PredicateValue?
}
