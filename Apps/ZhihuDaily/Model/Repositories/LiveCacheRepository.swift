import ModelKit

/// Copies in the database and on the pictures' disk.
struct LiveCacheRepository: CacheRepository {
  let backend: NewsBackend
  let images: ImageLoader

  func size() async -> Int { await backend.cache.size + images.diskSize() }

  func clear() async throws(NewsError) {
    let database = try await backend.cache.database()
    try await database.write { try $0.clearCache() }
    try await database.vacuum()
    do { try await images.clear() } catch { throw .storage("\(error)") }
    await backend.dayChanges.send(())
  }
}
