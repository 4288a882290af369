import Foundation
import GRDB

// What is kept for somebody without an account: the lists are no copies there.
extension Database {
  func players() throws -> [Player] { try list(.players, of: Player.self)?.items ?? [] }

  func keep(_ players: [Player]) throws {
    try keep(StoredList(items: players, tag: nil, fetchedAt: .distantPast), as: .players)
  }

  /// The newest first.
  func gathers() throws -> [Gather] { try list(.gathers, of: Gather.self)?.items ?? [] }

  func keep(_ gathers: [Gather]) throws {
    try keep(StoredList(items: gathers, tag: nil, fetchedAt: .distantPast), as: .gathers)
  }

  /// Changes a match, which is one version further then.
  func changeGather(_ id: Gather.ID, _ body: (inout Gather) -> Void) throws {
    try keep(
      gathers().map { gather in
        guard gather.id == id else { return gather }
        var gather = gather
        body(&gather)
        gather.version += 1
        return gather
      }
    )
  }

  /// Removes a match and who played in it.
  func removeGather(_ id: Gather.ID) throws {
    try keep(gathers().filter { $0.id != id })
    try removeLineUp(of: id)
  }

  // MARK: - Ids of players

  /// The id of the player that a request makes: another one for each key, the same for the same.
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

  /// Forgets which request made a player; its id is not given again.
  func forgetPlayerID(_ id: Player.ID) throws {
    try execute(sql: "DELETE FROM made WHERE id = ?", arguments: [id])
  }
}
