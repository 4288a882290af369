extension Dictionary {
  /// Removes a value, and reduces the capacity once most of it is unused.
  ///
  /// A dictionary by itself keeps its largest capacity.
  /// - Returns: The value that was removed; nil if there was none.
  /// - Complexity: O(1), amortised.
  @discardableResult
  package mutating func removeShrinking(_ key: Key) -> Value? {
    guard let value = removeValue(forKey: key) else { return nil }
    if capacity > 64, count < capacity / 8 { self = Dictionary(uniqueKeysWithValues: map { $0 }) }
    return value
  }
}
