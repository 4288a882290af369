import ModelKit

/// The favourites of this device.
struct LiveFavouriteRepository: FavouriteRepository {
  let backend: NewsBackend

  func favourites() async throws(NewsError) -> [Favourite] {
    let favourites = try await backend.own { try $0.favourites() }
    // A favourite may have been added in another language; cached summaries replace its texts.
    let ids = Set(favourites.map(\.id))
    guard !ids.isEmpty, let known = try? await backend.cached({ try $0.summaries(of: ids) }) else {
      return favourites
    }
    return favourites.map { favourite in
      var favourite = favourite
      favourite.story = known[favourite.id] ?? favourite.story
      return favourite
    }
  }

  func add(_ favourite: Favourite) async throws(NewsError) {
    try await backend.changing { try $0.add(favourite) }
    await notify()
  }

  func remove(_ id: Story.ID) async throws(NewsError) {
    try await backend.changing { try $0.removeFavourite(id) }
    await notify()
  }

  func changes() async -> AsyncStream<Void> { await backend.favouriteChanges.subscribe() }

  private func notify() async {
    await backend.favouriteChanges.send(())
    await backend.storyChanges.send(())
  }
}
