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

  func removeLineUp(of id: Gather.ID) throws {
    try execute(sql: "DELETE FROM lineUp WHERE gather = ?", arguments: [id.uuidString])
  }
}
