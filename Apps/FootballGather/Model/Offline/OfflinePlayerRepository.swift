import Foundation
import GRDB
import GatherAPI
import ModelKit

/// The players of a user without an account, stored on this device only.
struct OfflinePlayerRepository: PlayerRepository {
  let backend: GatherBackend

  func players() async throws(GatherError) -> Stored<[Player]> {
    Stored(try await read { try $0.items(of: Player.self) }, .fresh)
  }

  func refresh() async throws(GatherError) -> Stored<[Player]> { try await players() }

  func player(_ id: Player.ID) async throws(GatherError) -> Player? {
    try await read { try Player.fetchOne($0, id: id) }
  }

  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player {
    try check(input)
    return try await change { db in
      let player = input.player(id: try db.playerID(for: key.id))
      try Player.deleteOne(db, id: player.id)
      guard try Player.fetchCount(db) < GatherLimits.players else {
        throw GatherError.service(.conflict)
      }
      try db.append(player)
      return player
    }
  }

  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player {
    try check(input)
    let player = input.player(id: id)
    return try await change { db in
      guard try Player.exists(db, id: id) else { throw GatherError.notFound }
      try player.update(db)
      return player
    }
  }

  func delete(_ id: Player.ID) async throws(GatherError) {
    try await change { db in
      guard let player = try Player.fetchOne(db, id: id) else { return }
      try db.updateLineUps(with: player)
      try Player.deleteOne(db, id: id)
      try db.forgetPlayerID(id)
    }
  }

  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]> {
    let (players, gathers, lineUps) = try await read { db in
      let gathers = try db.items(of: Gather.self)
      let lineUps = try gathers.map { ($0.id, try db.lineUp(of: $0.id) ?? LineUp()) }
      return (try db.items(of: Player.self), gathers, Dictionary(uniqueKeysWithValues: lineUps))
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
