/// Copies in the databases and on the pictures' disk.
struct LiveCacheRepository: CacheRepository {
  let device: NewsDevice

  func size() async -> Int { await device.size() }

  func clear() async throws(NewsError) { try await device.clear() }
}
