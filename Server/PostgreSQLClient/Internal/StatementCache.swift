/// The names of the prepared statements of a connection; the least recently used is evicted.
struct StatementCache {
  private struct Entry {
    var name: String
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [String: Entry] = [:]
  private var uses = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func name(of sql: String) -> String? {
    uses += 1
    entries[sql]?.lastUse = uses
    return entries[sql]?.name
  }

  /// Returns a name that was never used before.
  mutating func newName() -> String {
    uses += 1
    return "s\(uses)"
  }

  mutating func insert(_ name: String, for sql: String) {
    uses += 1
    entries[sql] = Entry(name: name, lastUse: uses)
  }

  /// Removes the least recently used statement if the cache is full.
  mutating func makeRoom() -> String? {
    guard entries.count >= limit else { return nil }
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return nil }
    entries[oldest.key] = nil
    return oldest.value.name
  }

  mutating func remove(_ sql: String) {
    entries[sql] = nil
  }
}
