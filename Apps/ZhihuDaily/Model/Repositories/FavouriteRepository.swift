/// The stories that the user marked as favourites.
///
/// Clearing the cache keeps them.
public protocol FavouriteRepository: Sendable {
  /// Returns the favourites, the most recently added first.
  ///
  /// - Throws: `.storage`, as every method does.
  func favourites() async throws(NewsError) -> [Favourite]

  /// Adds a favourite, or restores one at its former position: the order follows the date.
  func add(_ favourite: Favourite) async throws(NewsError)

  /// Removes a favourite; does nothing if it does not exist.
  func remove(_ id: Story.ID) async throws(NewsError)

  /// Returns a stream with an element after each change of the favourites.
  func changes() async -> AsyncStream<Void>
}
