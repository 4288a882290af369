import Foundation
import GRDB

// The data of a user without an account: the lists are originals, not copies of the server's.
extension Database {
  func players() throws -> [Player] { try list(.players, of: Player.self)?.items ?? [] }

  func keep(_ players: [Player]) throws {
    try keep(StoredList(items: players, tag: nil, fetchedAt: .distantPast), as: .players)
  }

  /// Returns the matches, sorted from newest to oldest.
  func gathers() throws -> [Gather] {
    try Data.fetchAll(self, sql: "SELECT gather FROM match ORDER BY position DESC")
      .map { try JSONDecoder().decode(Gather.self, from: $0) }
  }

  func gatherCount() throws -> Int {
    try Int.fetchOne(self, sql: "SELECT count(*) FROM match") ?? 0
  }

  /// Stores a new match and its line-up.
  func add(_ gather: Gather, _ lineUp: LineUp) throws {
    try execute(
      sql: "INSERT INTO match (id, gather) VALUES (?, ?)",
      arguments: [gather.id.uuidString, try JSONEncoder().encode(gather)]
    )
    try keep(lineUp, of: gather.id)
  }

  /// Changes a match and increments its version.
  func changeGather(_ id: Gather.ID, _ body: (inout Gather) -> Void) throws {
    let data = try Data.fetchOne(
      self,
      sql: "SELECT gather FROM match WHERE id = ?",
      arguments: [id.uuidString]
    )
    guard var gather = try data.map({ try JSONDecoder().decode(Gather.self, from: $0) })
    else { return }
    body(&gather)
    gather.version += 1
    try execute(
      sql: "UPDATE match SET gather = ? WHERE id = ?",
      arguments: [try JSONEncoder().encode(gather), id.uuidString]
    )
  }

  /// Removes a match and its line-up.
  func removeGather(_ id: Gather.ID) throws {
    try execute(sql: "DELETE FROM match WHERE id = ?", arguments: [id.uuidString])
    try removeLineUp(of: id)
  }

  // MARK: - Ids of players

  /// Returns the id of the player that a request creates: the same id for the same key.
  func playerID(for key: UUID) throws -> Player.ID {
    try execute(
      sql: "INSERT INTO made (key) VALUES (?) ON CONFLICT (key) DO NOTHING",
      arguments: [key.uuidString]
    )
    return try Int.fetchOne(
      self,
      sql: "SELECT id FROM made WHERE key = ?",
      arguments: [key.uuidString]
    ) ?? 0
  }

  /// Forgets the request that created a player; its id is not reused.
  func forgetPlayerID(_ id: Player.ID) throws {
    try execute(sql: "DELETE FROM made WHERE id = ?", arguments: [id])
  }
}
