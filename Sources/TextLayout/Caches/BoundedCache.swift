/// Recently used values by hash.
///
/// Values are kept in two generations. When the young one is full it becomes the old one, whose
/// unused values are dropped; a value that is used again moves back to the young one.
struct BoundedCache<Value> {
  private var young: [HashKey: Value] = [:]
  private var old: [HashKey: Value] = [:]
  private var youngCost = 0
  private let capacity: Int

  /// Creates a cache that keeps values of at least `capacity` and about twice as much cost.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value for a hash, which may belong to another key with the same hash.
  mutating func value(for hash: UInt64, cost: Int) -> Value? {
    let key = HashKey(hash: hash)
    if let value = young[key] { return value }
    guard let value = old[key] else { return nil }
    insert(value, for: hash, cost: cost)
    return value
  }

  /// Adds a value; of two values with the same hash the newer one is kept.
  mutating func insert(_ value: Value, for hash: UInt64, cost: Int) {
    // A value that would fill the cache by itself is not kept.
    guard cost <= capacity / 4 else { return }
    if youngCost + cost > capacity {
      old = young
      young = [:]
      youngCost = 0
    }
    if young.updateValue(value, forKey: HashKey(hash: hash)) == nil { youngCost += cost }
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
    youngCost = 0
  }

  /// A key that is a hash already, so that dictionaries need not hash it again.
  private struct HashKey: Hashable {
    let hash: UInt64
  }
}
