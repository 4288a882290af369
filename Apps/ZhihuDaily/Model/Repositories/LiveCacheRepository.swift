/// The cached copies in the databases and in the image cache.
struct LiveCacheRepository: CacheRepository {
  let device: NewsDevice

  func size() async -> Int { await device.size() }

  func clear() async throws(NewsError) { try await device.clear() }
}
