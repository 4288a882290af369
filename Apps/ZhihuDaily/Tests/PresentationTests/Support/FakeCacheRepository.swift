import ZhihuDailyModel

/// A cache that has only a size.
@MainActor
final class FakeCacheRepository: CacheRepository {
  private var bytes: Int
  var error: NewsError?
  private(set) var clearings = 0

  init(bytes: Int = 0) {
    self.bytes = bytes
  }

  @MainActor
  func size() async -> Int { bytes }

  @MainActor
  func clear() async throws(NewsError) {
    clearings += 1
    if let error { throw error }
    bytes = 0
  }
}
