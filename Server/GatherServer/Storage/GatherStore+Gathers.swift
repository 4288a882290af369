import Foundation
import GatherAPI

extension GatherStore {
  private static let columns = """
    gathers.id, gathers.user_id, gathers.score, gathers.winner_team, gathers.version, \
    gathers.created_at, gathers.ended_at
    """

  /// Returns a user's matches, newest first.
  ///
  /// - Returns: One more than the page's limit where more follow.
  func gathers(of user: UUID, _ page: Page<UUID>) async throws -> [GatherResponse] {
    try await database.read { db in
      guard let after = page.after else {
        return try db.rows(
          """
          SELECT \(Self.columns) FROM gathers
          WHERE user_id = ?1 ORDER BY created_at DESC, id DESC LIMIT ?2
          """,
          [.init(user), page.fetchLimit]
        ).map(Self.gather)
      }
      return try db.rows(
        """
        SELECT \(Self.columns) FROM gathers
        WHERE user_id = ?1 AND (created_at, id) < (
          SELECT created_at, id FROM gathers WHERE user_id = ?1 AND id = ?2
        ) ORDER BY created_at DESC, id DESC LIMIT ?3
        """,
        [.init(user), .init(after), page.fetchLimit]
      ).map(Self.gather)
    }
  }

  /// Returns the matches of a player, newest first; nil where the user has no such player.
  func gathers(ofPlayer player: Int, of user: UUID) async throws -> [GatherResponse]? {
    try await database.read { db in
      guard let player = try db.playerRow(player, of: user) else { return nil }
      return try db.rows(
        """
        SELECT \(Self.columns) FROM gathers JOIN line_ups ON line_ups.gather_id = gathers.id
        WHERE gathers.user_id = ?1 AND line_ups.player_id = ?2
        ORDER BY created_at DESC, id DESC
        """,
        [.init(user), .init(player)]
      ).map(Self.gather)
    }
  }

  func gather(_ id: UUID, of user: UUID) async throws -> GatherResponse? {
    try await database.read { db in try Self.gather(id, of: user, db) }
  }

  /// Returns a match, its players and its clock, from one snapshot.
  func snapshot(_ id: UUID, of user: UUID) async throws -> StoredSnapshot? {
    try await database.read { db in
      guard let gather = try Self.gather(id, of: user, db),
        let players = try Self.players(ofGather: id, of: user, db)
      else { return nil }
      return StoredSnapshot(gather: gather, players: players, clock: try Self.clock(of: id, db))
    }
  }

  /// Creates a match with all of its players, or nothing.
  ///
  /// The key identifies this request of the client; the same key creates no second match.
  func createGather(
    players: [LineUpEntry],
    for user: UUID,
    key: String?,
    now: Date
  ) async throws -> CreateOutcome<UUID> {
    let id = UUID()
    return try await database.write { db in
      if let key,
        let row = try db.rows(
          "SELECT id FROM gathers WHERE user_id = ?1 AND request_key = ?2",
          [.init(user), .init(key)]
        ).first
      {
        return .created(try row.uuid(0))
      }
      let count = try db.count("SELECT count(*) FROM gathers WHERE user_id = ?1", [.init(user)])
      guard count < GatherLimits.gathers else { return .limitReached }
      var entries: [(player: Int, team: Team)] = []
      for entry in players {
        guard let player = try db.playerRow(entry.playerId, of: user) else { return .absent }
        entries.append((player, entry.team))
      }
      try db.run(
        "INSERT INTO gathers (id, user_id, created_at, request_key) VALUES (?1, ?2, ?3, ?4)",
        [.init(id), .init(user), .init(now), .init(key)]
      )
      for (position, entry) in entries.enumerated() {
        try db.run(
          "INSERT INTO line_ups (gather_id, player_id, team, position) VALUES (?1, ?2, ?3, ?4)",
          [.init(id), .init(entry.player), .init(entry.team.rawValue), .init(position)]
        )
      }
      try db.touch(user)
      return .created(id)
    }
  }

  /// Ends a match with a result; repeating the same result changes nothing.
  func end(
    _ id: UUID,
    of user: UUID,
    with result: GatherResultRequest,
    now: Date
  ) async throws -> ChangeOutcome {
    try await database.write { db in
      guard let gather = try Self.gather(id, of: user, db) else { return .absent }
      if gather.endedAt != nil {
        let isSame = gather.score == result.score && gather.winnerTeam == result.winnerTeam
        return isSame ? .done : .ended
      }
      try Self.end(id, of: user, with: result, now: now, db)
      try db.announce(id)
      return .done
    }
  }

  static func end(
    _ id: UUID,
    of user: UUID,
    with result: GatherResultRequest,
    now: Date,
    _ db: any SQLConnection
  ) throws {
    try db.run(
      """
      UPDATE gathers SET score = ?1, winner_team = ?2, ended_at = ?3, version = version + 1
      WHERE id = ?4
      """,
      [
        .init(result.score.description), .init(result.winnerTeam.rawValue), .init(now), .init(id),
      ]
    )
    try db.touch(user)
  }

  /// Changes the score of a match in progress.
  ///
  /// The match must still have the given version; nil accepts any.
  func setScore(
    _ score: Score,
    of id: UUID,
    of user: UUID,
    ifAt version: Int?
  ) async throws -> ChangeOutcome {
    try await database.write { db in
      guard let gather = try Self.gather(id, of: user, db) else { return .absent }
      if gather.endedAt != nil { return .ended }
      if let version, version != gather.version { return .conflict(version: gather.version) }
      if gather.score == score { return .done }
      try db.run(
        "UPDATE gathers SET score = ?1, version = version + 1 WHERE id = ?2",
        [.init(score.description), .init(id)]
      )
      try db.touch(user)
      try db.announce(id)
      return .done
    }
  }

  /// - Returns: Whether the user had such a match.
  func deleteGather(_ id: UUID, of user: UUID) async throws -> Bool {
    try await database.write { db in
      let count = try db.run(
        "DELETE FROM gathers WHERE user_id = ?1 AND id = ?2",
        [.init(user), .init(id)]
      )
      guard count == 1 else { return false }
      try db.removeUnusedPlayers(of: user)
      try db.touch(user)
      try db.announce(id)
      return true
    }
  }

  // MARK: - Line-ups

  /// Adds a player to the end of a side, or moves the player from the other side.
  func add(
    _ player: Int,
    to gather: UUID,
    _ team: Team,
    of user: UUID
  ) async throws -> ChangeOutcome {
    try await changeLineUp(of: gather, of: user) { db in
      guard let player = try db.playerRow(player, of: user) else { return 0 }
      return try db.run(
        """
        INSERT INTO line_ups (gather_id, player_id, team, position)
        VALUES (?1, ?2, ?3,
          (SELECT COALESCE(max(position), -1) + 1 FROM line_ups WHERE gather_id = ?1))
        ON CONFLICT (gather_id, player_id)
          DO UPDATE SET team = excluded.team, position = CASE
            WHEN line_ups.team = excluded.team THEN line_ups.position ELSE excluded.position
          END
        """,
        [.init(gather), .init(player), .init(team.rawValue)]
      )
    }
  }

  /// Removes a player from a match, also a deleted one.
  func remove(_ player: Int, from gather: UUID, of user: UUID) async throws -> ChangeOutcome {
    try await changeLineUp(of: gather, of: user) { db in
      guard let player = try db.playerRow(player, of: user, includingDeleted: true) else {
        return 0
      }
      let count = try db.run(
        "DELETE FROM line_ups WHERE gather_id = ?1 AND player_id = ?2",
        [.init(gather), .init(player)]
      )
      try db.removeUnusedPlayers(of: user)
      return count
    }
  }

  /// Changes the line-up of a match in progress.
  ///
  /// The change returns the number of entries that it changed: 0 where the user has no such player
  /// or the player is not in the match.
  private func changeLineUp(
    of id: UUID,
    of user: UUID,
    _ change: @escaping @Sendable (_ db: any SQLConnection) throws -> Int
  ) async throws -> ChangeOutcome {
    try await database.write { db in
      guard let gather = try Self.gather(id, of: user, db) else { return .absent }
      if gather.endedAt != nil { return .ended }
      guard try change(db) > 0 else { return .absent }
      try db.run("UPDATE gathers SET version = version + 1 WHERE id = ?1", [.init(id)])
      try db.touch(user)
      try db.announce(id)
      return .done
    }
  }

  // MARK: - Rows

  static func gather(
    _ id: UUID,
    of user: UUID,
    _ db: any SQLConnection
  ) throws -> GatherResponse? {
    try db.rows(
      "SELECT \(columns) FROM gathers WHERE user_id = ?1 AND id = ?2",
      [.init(user), .init(id)]
    ).first.map(gather)
  }

  private static func gather(_ row: SQLRow) throws -> GatherResponse {
    GatherResponse(
      id: try row.uuid(0),
      userId: try row.uuid(1),
      score: try row.optionalText(2).flatMap(Score.init),
      winnerTeam: try row.optionalCase(3),
      version: try row.int(4),
      createdAt: try row.date(5),
      endedAt: try row.optionalDate(6)
    )
  }
}
