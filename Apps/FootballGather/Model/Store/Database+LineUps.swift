import Foundation
import GRDB

extension Database {
  /// Returns the line-up of a match; nil if it is not stored.
  func lineUp(of id: Gather.ID) throws -> LineUp? {
    try Data.fetchOne(
      self,
      sql: "SELECT lineUp FROM lineUp WHERE gather = ?",
      arguments: [id.uuidString]
    ).map { try JSONDecoder().decode(LineUp.self, from: $0) }
  }

  func keep(_ lineUp: LineUp, of id: Gather.ID) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO lineUp (gather, lineUp) VALUES (?, ?)",
      arguments: [id.uuidString, try JSONEncoder().encode(lineUp)]
    )
  }

  /// Stores the current fields of a player in all line-ups that contain the player.
  ///
  /// Complexity: O(*n*), where *n* is the number of matches.
  func updateLineUps(with player: Player) throws {
    for gather in try items(of: Gather.self) {
      guard let lineUp = try lineUp(of: gather.id) else { continue }
      let updated = lineUp.updated(by: [player])
      if updated != lineUp { try keep(updated, of: gather.id) }
    }
  }

  func removeLineUp(of id: Gather.ID) throws {
    try execute(sql: "DELETE FROM lineUp WHERE gather = ?", arguments: [id.uuidString])
  }
}
