/// A result that is kept for a structure.
protocol StructureKeyed {
  var structure: Structure { get }
}

extension Plan: StructureKeyed {}

extension SystemTemplate: StructureKeyed {}

/// Recently used entries by structure.
///
/// Entries are kept in two generations. When the young one is full it becomes the old one, whose
/// unused entries are dropped; an entry that is used again moves back to the young one.
struct StructureCache<Entry: StructureKeyed> {
  private var young: [UInt64: Entry] = [:]
  private var old: [UInt64: Entry] = [:]
  private let capacity: Int

  /// Creates a cache that keeps at least `capacity` and at most twice as many entries.
  init(capacity: Int) {
    self.capacity = capacity
    young.reserveCapacity(capacity)
  }

  /// Returns the entry of an equal structure.
  ///
  /// - Complexity: O(k) for k constraints, which are compared.
  mutating func entry(for structure: Structure) -> Entry? {
    let key = structure.structuralHash
    if let entry = young[key], entry.structure == structure { return entry }
    guard let entry = old[key], entry.structure == structure else { return nil }
    insert(entry)
    return entry
  }

  /// Adds an entry; of two structures with the same hash the newer one is kept.
  mutating func insert(_ entry: Entry) {
    if young.count >= capacity {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[entry.structure.structuralHash] = entry
  }

  mutating func removeAll() {
    young.removeAll(keepingCapacity: true)
    old.removeAll()
  }
}
