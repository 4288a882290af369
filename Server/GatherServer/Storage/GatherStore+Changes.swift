import Foundation
import GatherAPI

// Changes to a match in progress, which add to those of other devices.
extension GatherStore {
  /// The minimum number of keys that are kept for a match.
  private static let keptKeys = 500

  /// Applies a change to the score or the clock.
  ///
  /// The key identifies this request of the client; the same key again changes nothing.
  func change(
    _ id: UUID,
    of user: UUID,
    by change: GatherChangeRequest,
    key: String?,
    now: Date
  ) async throws -> ChangeOutcome {
    try await database.write { db in
      guard let gather = try Self.gather(id, of: user, db) else { return .absent }
      if let key, try Self.isApplied(key, to: id, db) { return .done }
      if gather.endedAt != nil { return .ended }
      var isChanged = false
      if let goals = change.goals, try Self.add(goals, to: gather, db) {
        try db.touch(user)
        isChanged = true
      }
      if let clock = change.clock, try Self.set(StoredClock(clock, now: now), of: id, db) {
        isChanged = true
      }
      if change.ends == true {
        let score = try Self.gather(id, of: user, db)?.score ?? Score(teamA: 0, teamB: 0)
        try Self.end(id, of: user, with: GatherResultRequest(score: score), now: now, db)
        isChanged = true
      }
      if let key { try Self.note(key, appliedTo: id, now: now, db) }
      if isChanged { try db.announce(id) }
      return .done
    }
  }

  /// - Returns: Whether the score has changed.
  private static func add(
    _ goals: GoalChange,
    to gather: GatherResponse,
    _ db: any SQLConnection
  ) throws -> Bool {
    let former = gather.score ?? Score(teamA: 0, teamB: 0)
    let score = former.adding(goals)
    guard score != former else { return false }
    try db.run(
      "UPDATE gathers SET score = ?1, version = version + 1 WHERE id = ?2",
      [.init(score.description), .init(gather.id)]
    )
    return true
  }

  // MARK: - The clock

  static func clock(of id: UUID, _ db: any SQLConnection) throws -> StoredClock? {
    let row = try db.rows(
      "SELECT clock_phase, clock_remaining, clock_since FROM gathers WHERE id = ?1",
      [.init(id)]
    ).first
    guard let row, let phase: MatchClock.Phase = try row.optionalCase(0) else { return nil }
    return StoredClock(phase: phase, remaining: try row.int(1), since: try row.date(2))
  }

  /// - Returns: Whether the clock was set: an older change than the newest is dropped.
  private static func set(
    _ clock: StoredClock,
    of id: UUID,
    _ db: any SQLConnection
  ) throws -> Bool {
    if let former = try self.clock(of: id, db), former.since > clock.since { return false }
    try db.run(
      """
      UPDATE gathers SET clock_phase = ?1, clock_remaining = ?2, clock_since = ?3 WHERE id = ?4
      """,
      [.init(clock.phase.rawValue), .init(clock.remaining), .init(clock.since), .init(id)]
    )
    return true
  }

  // MARK: - Keys

  private static func isApplied(
    _ key: String,
    to id: UUID,
    _ db: any SQLConnection
  ) throws -> Bool {
    try db.count(
      "SELECT count(*) FROM gather_changes WHERE gather_id = ?1 AND request_key = ?2",
      [.init(id), .init(key)]
    ) > 0
  }

  /// Stores a key, and removes the oldest ones of the match once there are twice the minimum.
  private static func note(
    _ key: String,
    appliedTo id: UUID,
    now: Date,
    _ db: any SQLConnection
  ) throws {
    try db.run(
      "INSERT INTO gather_changes (gather_id, request_key, made_at) VALUES (?1, ?2, ?3)",
      [.init(id), .init(key), .init(now)]
    )
    let count = try db.count(
      "SELECT count(*) FROM gather_changes WHERE gather_id = ?1",
      [.init(id)]
    )
    guard count >= 2 * keptKeys else { return }
    try db.run(
      """
      DELETE FROM gather_changes WHERE gather_id = ?1 AND request_key NOT IN (
        SELECT request_key FROM gather_changes WHERE gather_id = ?1
        ORDER BY made_at DESC, request_key LIMIT ?2
      )
      """,
      [.init(id), .init(keptKeys)]
    )
  }
}

extension Score {
  /// Returns the sum, clamped to the limits of a score.
  fileprivate func adding(_ goals: GoalChange) -> Score {
    Score(
      teamA: min(max(teamA + goals.teamA, 0), Score.limit),
      teamB: min(max(teamB + goals.teamB, 0), Score.limit)
    )
  }
}
