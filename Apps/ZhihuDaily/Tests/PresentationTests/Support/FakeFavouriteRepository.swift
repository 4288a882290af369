import ZhihuDailyModel

/// Favourites in memory.
@MainActor
final class FakeFavouriteRepository: FavouriteRepository {
  private(set) var all: [Favourite]
  /// The error of the storage.
  var error: NewsError?
  private(set) var calls: [String] = []
  private nonisolated let listeners = Listeners<Void>()

  init(_ all: [Favourite] = []) {
    self.all = all
  }

  @MainActor
  func favourites() async throws(NewsError) -> [Favourite] {
    if let error { throw error }
    return all
  }

  @MainActor
  func add(_ favourite: Favourite) async throws(NewsError) {
    calls.append("add \(favourite.id)")
    if let error { throw error }
    all = (all.filter { $0.id != favourite.id } + [favourite]).sorted { $0.addedAt > $1.addedAt }
    listeners.send(())
  }

  @MainActor
  func remove(_ id: Story.ID) async throws(NewsError) {
    calls.append("remove \(id)")
    if let error { throw error }
    all.removeAll { $0.id == id }
    listeners.send(())
  }

  nonisolated func changes() async -> AsyncStream<Void> { listeners.subscribe() }
}
