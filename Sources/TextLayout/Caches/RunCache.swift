internal import Synchronization

/// A cache of shaped runs by text, with a lock that is not held while shaping.
final class RunCache: Sendable {
  private struct Entry {
    let units: [UInt16]
    let request: ShapeRequest
    let run: ShapedRun
  }

  private let cache: Mutex<BoundedCache<Entry>>

  /// Creates a cache for at least `capacity` code units.
  init(capacity: Int) {
    cache = Mutex(BoundedCache(capacity: capacity))
  }

  /// Returns the shaped text from the cache, or shapes it.
  func run(
    _ units: UnsafeBufferPointer<UInt16>,
    _ request: ShapeRequest,
    _ scratch: Scratch
  ) -> ShapedRun {
    let hash = Self.hash(units, request)
    let cost = units.count + 16
    let known = cache.withLock { $0.value(for: hash, cost: cost) }
    if let known, known.request == request, known.units.hasSameBytes(as: units) { return known.run }
    let run = Shaper.shape(units, request, scratch)
    let entry = Entry(units: Array(units), request: request, run: run)
    cache.withLock { $0.insert(entry, for: hash, cost: cost) }
    return run
  }

  func removeAll() {
    cache.withLock { $0.removeAll() }
  }

  private static func hash(
    _ units: UnsafeBufferPointer<UInt16>,
    _ request: ShapeRequest
  ) -> UInt64 {
    var hash = TextHash.of(units)
    hash = TextHash.mix(hash, UInt64(truncatingIfNeeded: request.typeface.number))
    let bits: UInt64 =
      (request.usesKerning ? 1 : 0) | (request.usesLigatures ? 2 : 0)
      | (request.isRightToLeft ? 4 : 0)
    hash = TextHash.mix(hash, bits | UInt64(request.script) << 8)
    for feature in request.features {
      hash = TextHash.mix(hash, UInt64(feature.tag) << 32 | UInt64(feature.value))
    }
    return hash
  }
}
