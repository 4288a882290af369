package import Foundation

/// A cache of pictures in memory, limited in bytes; the least recently used is evicted.
package struct MemoryImages {
  private let limit: Int
  private var entries: [URL: (data: Data, use: Int)] = [:]
  private var uses = 0
  package private(set) var size = 0

  /// - Parameter limit: The maximum size in bytes.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns a picture, and marks it as used.
  package mutating func image(at url: URL) -> Data? {
    guard let data = entries[url]?.data else { return nil }
    uses += 1
    entries[url]?.use = uses
    return data
  }

  /// Stores a picture, unless it alone exceeds the limit.
  ///
  /// - Complexity: O(pictures) for each evicted one.
  package mutating func keep(_ data: Data, at url: URL) {
    remove(url)
    guard data.count <= limit else { return }
    uses += 1
    entries[url] = (data, uses)
    size += data.count
    while size > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
  }

  package mutating func removeAll() {
    entries = [:]
    size = 0
  }

  private mutating func remove(_ url: URL) {
    size -= entries.removeValue(forKey: url)?.data.count ?? 0
  }
}
