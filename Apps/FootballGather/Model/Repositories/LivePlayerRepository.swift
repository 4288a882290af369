import GRDB
import ModelKit

/// Players on the server, and as they were last fetched.
struct LivePlayerRepository: PlayerRepository {
  let backend: GatherBackend

  private var client: GatherAPIClient { backend.client }

  func players() async throws(GatherError) -> Stored<[Player]> {
    try await backend.stored(Player.self)
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> {
    try await backend.refresh(Player.self) { tag, token throws(GatherServiceError) in
      try await client.players(ifNot: tag, token: token)
    }
  }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    if let player = try await stored(id) { return player }
    return try await refresh().value.first { $0.id == id }
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    try check(input)
    let account = try await backend.account()
    let id = try await backend.ask(account) { token throws(GatherServiceError) in
      try await client.createPlayer(input.player(id: 0).wire, key: key.id, token: token)
    }
    var player = input.player(id: id)
    player.version = 1
    let added = player
    try await backend.change(Player.self, account) { db in
      try Player.deleteOne(db, id: id)
      try db.append(added)
    }
    return added
  }

  /// If another device has changed the player, the server's current fields are loaded.
  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    try check(input)
    let account = try await backend.account()
    let version = try await stored(id)?.version
    var player = input.player(id: id)
    do {
      player.version = try await backend.ask(account) { [player] token throws(GatherServiceError) in
        try await client.updatePlayer(id, to: player.wire, ifAt: version, token: token)
      }
    } catch .service(.changed(let current)) {
      _ = try await refresh()
      throw .service(.changed(version: current))
    } catch .notFound {
      // Another device has deleted the player.
      try await backend.change(Player.self, account) { db in
        try Player.deleteOne(db, id: id)
      }
      throw .notFound
    }
    let updated = player
    try await backend.change(Player.self, account) { db in
      if try Player.exists(db, id: id) { try updated.update(db) }
    }
    return updated
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    let account = try await backend.account()
    do {
      try await backend.ask(account) { token throws(GatherServiceError) in
        try await client.deletePlayer(id, token: token)
      }
    } catch .notFound {
      // Another device has already deleted the player.
    }
    try await backend.change(Player.self, account) { db in
      try Player.deleteOne(db, id: id)
    }
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await backend.stored(PlayerStatistics.self)
  }

  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await backend.refresh(PlayerStatistics.self) {
      _,
      token throws(GatherServiceError) in
      .value(try await client.statistics(token: token), tag: nil)
    }
  }

  func changes() async -> AsyncStream<Void> { await backend.changes.subscribe() }

  private func stored(_ id: Player.ID) async throws(GatherError) -> Player? {
    try await backend.account().read { try Player.fetchOne($0, id: id) }
  }

  private func check(_ input: PlayerInput) throws(GatherError) {
    let problems = input.problems
    guard problems.isEmpty else { throw .player(problems) }
  }
}
