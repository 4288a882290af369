/// The cached copies of texts and pictures on this device.
public protocol CacheRepository: Sendable {
  /// Returns the number of bytes of all copies.
  func size() async -> Int

  /// Deletes all copies. Favourites, likes, read marks and settings stay.
  ///
  /// - Throws: `.storage`.
  func clear() async throws(NewsError)
}
