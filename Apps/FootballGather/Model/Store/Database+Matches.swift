import Foundation
import GRDB

extension Database {
  /// Returns the match in progress.
  func running() throws -> RunningGather? {
    try Data.fetchOne(self, sql: "SELECT gather FROM running")
      .map { try JSONDecoder().decode(RunningGather.self, from: $0) }
  }

  func keep(_ running: RunningGather) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO running (id, gather) VALUES (0, ?)",
      arguments: [try JSONEncoder().encode(running)]
    )
  }

  /// Changes the match in progress if it has this id.
  /// - Returns: The changed match; nil if it is no longer in progress.
  @discardableResult
  func changeRunning(
    _ id: RunningGather.ID,
    _ body: (inout RunningGather) throws -> Void
  ) throws -> RunningGather? {
    guard var running = try running(), running.id == id else { return nil }
    try body(&running)
    try keep(running)
    return running
  }

  func removeRunning() throws {
    try execute(sql: "DELETE FROM running")
  }

  // MARK: - Ended on another device

  /// Returns the match in progress that another device has ended, until it was shown.
  func endedElsewhere() throws -> FinishedGather? {
    try Data.fetchOne(self, sql: "SELECT gather FROM endedElsewhere")
      .map { try JSONDecoder().decode(FinishedGather.self, from: $0) }
  }

  func keepEndedElsewhere(_ gather: FinishedGather) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO endedElsewhere (id, gather) VALUES (0, ?)",
      arguments: [try JSONEncoder().encode(gather)]
    )
  }

  func removeEndedElsewhere() throws {
    try execute(sql: "DELETE FROM endedElsewhere")
  }

  // MARK: - Outbox

  /// Returns the matches whose end the server has not confirmed, sorted from oldest to newest.
  func outbox() throws -> [FinishedGather] {
    try Data.fetchAll(self, sql: "SELECT gather FROM outbox ORDER BY position")
      .map { try JSONDecoder().decode(FinishedGather.self, from: $0) }
  }

  func addToOutbox(_ gather: FinishedGather) throws {
    try execute(
      sql: "INSERT INTO outbox (id, gather) VALUES (?, ?)",
      arguments: [gather.id.uuidString, try JSONEncoder().encode(gather)]
    )
  }

  func changeInOutbox(_ gather: FinishedGather) throws {
    try execute(
      sql: "UPDATE outbox SET gather = ? WHERE id = ?",
      arguments: [try JSONEncoder().encode(gather), gather.id.uuidString]
    )
  }

  func removeFromOutbox(_ id: UUID) throws {
    try execute(sql: "DELETE FROM outbox WHERE id = ?", arguments: [id.uuidString])
  }
}
