import Foundation
import GRDB

// The data of a user without an account: the lists are originals, not copies of the server's.
extension Database {
  /// Stores a new match, the newest, and its line-up.
  func add(_ gather: Gather, _ lineUp: LineUp) throws {
    try prepend(gather)
    try keep(lineUp, of: gather.id)
  }

  /// Changes a match and increments its version.
  func changeGather(_ id: Gather.ID, _ body: (inout Gather) -> Void) throws {
    guard var gather = try Gather.fetchOne(self, id: id) else { return }
    body(&gather)
    gather.version += 1
    try gather.update(self)
  }

  /// Removes a match and its line-up.
  func removeGather(_ id: Gather.ID) throws {
    try Gather.deleteOne(self, id: id)
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
