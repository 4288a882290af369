extension Dictionary {
  /// Removes a value, and gives room back once most of it is empty.
  ///
  /// A dictionary by itself keeps the room of its fullest hour.
  /// - Returns: The value that was removed; nil where there was none.
  /// - Complexity: O(1), amortised.
  @discardableResult
  package mutating func removeShrinking(_ key: Key) -> Value? {
    guard let value = removeValue(forKey: key) else { return nil }
    if capacity > 64, count < capacity / 8 { self = Dictionary(uniqueKeysWithValues: map { $0 }) }
    return value
  }
}
