/// The copies that this device keeps of words and pictures.
public protocol CacheRepository: Sendable {
  /// Bytes that all copies take.
  func size() async -> Int

  /// Deletes all copies. Favourites, likes, read marks and settings stay.
  ///
  /// - Throws: `.storage`.
  func clear() async throws(NewsError)
}
