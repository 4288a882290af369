/// The players of the current user, with or without an account.
struct RoutedPlayerRepository: PlayerRepository {
  let sessions: SessionStore
  let live: any PlayerRepository
  let offline: any PlayerRepository

  private func current() async throws(GatherError) -> any PlayerRepository {
    try await sessions.current()?.isOffline == true ? offline : live
  }

  func players() async throws(GatherError) -> Stored<[Player]> {
    try await current().players()
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> {
    try await current().refresh()
  }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    try await current().player(id)
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    try await current().add(input, key: key)
  }

  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    try await current().update(id, to: input)
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    try await current().delete(id)
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await current().statistics()
  }

  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await current().refreshStatistics()
  }

  /// Returns the stream that both repositories share.
  func changes() async -> AsyncStream<Void> { await live.changes() }
}
