import Foundation
import GRDB
import GatherAPI
import ModelKit

/// The players of a user without an account, stored on this device only.
struct OfflinePlayerRepository: PlayerRepository {
  let backend: GatherBackend

  func players() async throws(GatherError) -> Stored<[Player]> {
    Stored(try await read { try $0.players() }, .fresh)
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> { try await players() }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    try await players().value.first { $0.id == id }
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    try check(input)
    return try await change { db in
      var players = try db.players()
      let player = input.player(id: try db.playerID(for: key.id))
      players.removeAll { $0.id == player.id }
      guard players.count < GatherLimits.players else { throw GatherError.service(.conflict) }
      players.append(player)
      try db.keep(players)
      return player
    }
  }

  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    try check(input)
    let player = input.player(id: id)
    return try await change { db in
      let players = try db.players()
      guard players.contains(where: { $0.id == id }) else { throw GatherError.notFound }
      try db.keep(players.map { $0.id == id ? player : $0 })
      return player
    }
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    try await change { db in
      try db.keep(db.players().filter { $0.id != id })
      try db.forgetPlayerID(id)
    }
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    let (players, gathers, lineUps) = try await read { db in
      let gathers = try db.gathers()
      let lineUps = try gathers.map { ($0.id, try db.lineUp(of: $0.id) ?? LineUp()) }
      return (try db.players(), gathers, Dictionary(uniqueKeysWithValues: lineUps))
    }
    return Stored(PlayerStatistics.all(of: players, in: gathers, lineUps), .fresh)
  }

  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    try await statistics()
  }

  func changes() async -> AsyncStream<Void> { await backend.changes.subscribe() }

  private func check(_ input: PlayerInput) throws(GatherError) {
    let problems = input.problems
    guard problems.isEmpty else { throw .player(problems) }
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    try await backend.account().read(body)
  }

  private func change<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    try await backend.changing(body)
  }
}
