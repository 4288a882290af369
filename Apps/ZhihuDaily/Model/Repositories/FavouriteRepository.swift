/// The stories that somebody wants to find again.
///
/// They stay when copies are cleared.
public protocol FavouriteRepository: Sendable {
  /// The one added last first.
  ///
  /// - Throws: `.storage`, as every method does.
  func favourites() async throws(NewsError) -> [Favourite]

  /// Adds a favourite, or puts one back where it was: its date is its place.
  func add(_ favourite: Favourite) async throws(NewsError)

  /// Removes a favourite; one that is not there is removed too.
  func remove(_ id: Story.ID) async throws(NewsError)

  /// Says that the favourites are others now. Begins with the next time.
  func changes() async -> AsyncStream<Void>
}
