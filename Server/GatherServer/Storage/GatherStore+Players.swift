import Foundation
import GatherAPI

extension GatherStore {
  private static let columns = """
    players.number, players.name, players.age, players.skill, players.preferred_position, \
    players.favourite_team, players.version
    """

  /// Returns a user's players in the order of creation.
  ///
  /// - Returns: One more than the page's limit where more follow.
  func players(of user: UUID, _ page: Page<Int>) async throws -> [PlayerResponse] {
    try await database.read { db in
      try db.rows(
        """
        SELECT \(Self.columns) FROM players
        WHERE user_id = ?1 AND number > ?2 AND is_deleted = 0 ORDER BY number LIMIT ?3
        """,
        [.init(user), .init(page.after ?? 0), page.fetchLimit]
      ).map { try Self.player($0) }
    }
  }

  func player(_ id: Int, of user: UUID) async throws -> PlayerResponse? {
    try await database.read { db in try Self.ownPlayer(id, of: user, db)?.player }
  }

  /// Creates a player.
  ///
  /// The key identifies this request of the client; the same key creates no second player.
  func createPlayer(
    _ player: PlayerRequest,
    for user: UUID,
    key: String?
  ) async throws -> CreateOutcome<Int> {
    try await database.write { db in
      if let key,
        let row = try db.rows(
          "SELECT number FROM players WHERE user_id = ?1 AND request_key = ?2",
          [.init(user), .init(key)]
        ).first
      {
        return .created(try row.int(0))
      }
      let count = try db.count(
        "SELECT count(*) FROM players WHERE user_id = ?1 AND is_deleted = 0",
        [.init(user)]
      )
      guard count < GatherLimits.players else { return .limitReached }
      // Numbered per account, so that ids reveal nothing about the players of others.
      let row = try db.rows(
        "UPDATE users SET last_player = last_player + 1 WHERE id = ?1 RETURNING last_player",
        [.init(user)]
      ).first
      guard let number = try row?.int(0) else { throw StorageError.unavailable }
      try db.run(
        """
        INSERT INTO players
          (name, age, skill, preferred_position, favourite_team, user_id, request_key, number)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        """,
        Self.values(player) + [.init(user), .init(key), .init(number)]
      )
      try db.touch(user)
      return .created(number)
    }
  }

  /// Replaces all fields of a player.
  ///
  /// The player must still have the given version; nil accepts any. Repeating the same fields is no
  /// conflict, because the response to the first request may have been lost.
  func updatePlayer(
    _ id: Int,
    _ player: PlayerRequest,
    of user: UUID,
    ifAt version: Int? = nil
  ) async throws -> PlayerOutcome {
    try await database.write { db in
      guard let (row, known) = try Self.ownPlayer(id, of: user, db) else { return .absent }
      if let version, version != known.version {
        let isSame = known == PlayerResponse(id: id, player: player, version: known.version)
        return isSame ? .done(version: known.version ?? 0) : .conflict(version: known.version ?? 0)
      }
      try db.run(
        """
        UPDATE players SET name = ?1, age = ?2, skill = ?3, preferred_position = ?4,
          favourite_team = ?5, version = version + 1
        WHERE id = ?6
        """,
        Self.values(player) + [.init(row)]
      )
      try db.touch(user)
      try db.announceGathers(of: row)
      return .done(version: (known.version ?? 0) + 1)
    }
  }

  /// Deletes a player.
  ///
  /// The line-ups of matches keep the player's name and position, up to a limit per account. The row
  /// is removed with the last of these line-ups. The player must still have the given version; nil
  /// accepts any.
  func deletePlayer(
    _ id: Int,
    of user: UUID,
    ifAt version: Int? = nil
  ) async throws -> PlayerOutcome {
    try await database.write { db in
      guard let (row, known) = try Self.ownPlayer(id, of: user, db) else { return .absent }
      let current = known.version ?? 0
      if let version, version != current { return .conflict(version: current) }
      let kept = try db.count(
        "SELECT count(*) FROM players WHERE user_id = ?1 AND is_deleted = 1",
        [.init(user)]
      )
      guard kept < GatherLimits.deletedPlayers else {
        try db.announceGathers(of: row)
        try db.run("DELETE FROM players WHERE id = ?1", [.init(row)])
        try db.touch(user)
        return .done(version: current)
      }
      try db.run(
        """
        UPDATE players SET is_deleted = 1, age = NULL, skill = NULL, favourite_team = NULL,
          request_key = NULL
        WHERE id = ?1
        """,
        [.init(row)]
      )
      try db.removeUnusedPlayers(of: user)
      try db.touch(user)
      return .done(version: current)
    }
  }

  /// Returns a player and its row's key, which is never sent to clients.
  private static func ownPlayer(
    _ id: Int,
    of user: UUID,
    _ db: any SQLConnection
  ) throws -> (row: Int, player: PlayerResponse)? {
    guard
      let row = try db.rows(
        """
        SELECT \(columns), players.id FROM players
        WHERE user_id = ?1 AND number = ?2 AND is_deleted = 0
        """,
        [.init(user), .init(id)]
      ).first
    else { return nil }
    return (try row.int(7), try player(row))
  }

  /// Returns the players of a match, deleted ones included, in the order of the line-up.
  ///
  /// - Returns: nil where the user has no such match.
  func players(ofGather gather: UUID, of user: UUID) async throws -> [PlayerResponse]? {
    try await database.read { db in try Self.players(ofGather: gather, of: user, db) }
  }

  static func players(
    ofGather gather: UUID,
    of user: UUID,
    _ db: any SQLConnection
  ) throws -> [PlayerResponse]? {
    let owned = try db.count(
      "SELECT count(*) FROM gathers WHERE user_id = ?1 AND id = ?2",
      [.init(user), .init(gather)]
    )
    guard owned == 1 else { return nil }
    return try db.rows(
      """
      SELECT \(columns), line_ups.team FROM line_ups
      JOIN players ON players.id = line_ups.player_id
      WHERE line_ups.gather_id = ?1 ORDER BY line_ups.position, players.number
      """,
      [.init(gather)]
    ).map { row in
      var player = try player(row)
      player.team = try row.optionalCase(7)
      return player
    }
  }

  // MARK: - Statistics

  /// Returns the statistics of all of a user's players, by id.
  func statistics(of user: UUID) async throws -> [PlayerStatistics] {
    try await database.read { db in
      let ids = try db.rows(
        "SELECT number FROM players WHERE user_id = ?1 AND is_deleted = 0 ORDER BY number",
        [.init(user)]
      )
      let outcomes = try Self.outcomes(of: user, db)
      return try ids.map { row in
        let id = try row.int(0)
        return PlayerStatistics(playerId: id, outcomes: outcomes[id] ?? [])
      }
    }
  }

  /// Returns the statistics of a player; nil where the user has no such player.
  func statistics(of user: UUID, player: Int) async throws -> PlayerStatistics? {
    try await statistics(of: user).first { $0.playerId == player }
  }

  /// Returns the outcomes of each player, newest first.
  private static func outcomes(
    of user: UUID,
    _ db: any SQLConnection
  ) throws -> [Int: [PlayerStatistics.Outcome]] {
    let rows = try db.rows(
      """
      SELECT players.number, line_ups.team, gathers.winner_team FROM gathers
      JOIN line_ups ON line_ups.gather_id = gathers.id
      JOIN players ON players.id = line_ups.player_id
      WHERE gathers.user_id = ?1 AND gathers.ended_at IS NOT NULL
      ORDER BY gathers.ended_at DESC, gathers.id
      """,
      [.init(user)]
    )
    return try rows.reduce(into: [:]) { result, row in
      let winner: Winner? = try row.optionalCase(2)
      let isWinner = try row.text(1) == winner?.rawValue
      let outcome: PlayerStatistics.Outcome =
        winner == Winner.none ? .drawn : isWinner ? .won : .lost
      result[try row.int(0), default: []].append(outcome)
    }
  }

  // MARK: - Rows

  private static func player(_ row: SQLRow) throws -> PlayerResponse {
    PlayerResponse(
      id: try row.int(0),
      player: PlayerRequest(
        name: try row.text(1),
        age: try row.optionalInt(2),
        skill: try row.optionalCase(3),
        preferredPosition: try row.optionalCase(4),
        favouriteTeam: try row.optionalText(5)
      ),
      version: try row.int(6)
    )
  }

  private static func values(_ player: PlayerRequest) -> [SQLValue] {
    [
      .init(player.name), .init(player.age), .init(player.skill?.rawValue),
      .init(player.preferredPosition?.rawValue), .init(player.favouriteTeam),
    ]
  }
}

/// The outcome of a change to a player.
enum PlayerOutcome: Sendable, Equatable {
  case done(version: Int)
  case absent
  /// Another client has changed the player; its current version.
  case conflict(version: Int)
}

extension SQLConnection {
  /// Returns the key of a player's row; nil where the user has no such player.
  func playerRow(
    _ number: Int,
    of user: UUID,
    includingDeleted: Bool = false
  ) throws -> Int? {
    try rows(
      "SELECT id FROM players WHERE user_id = ?1 AND number = ?2 AND is_deleted <= ?3",
      [.init(user), .init(number), .init(includingDeleted ? 1 : 0)]
    ).first?.int(0)
  }

  /// Removes the rows of deleted players that are in no line-up.
  func removeUnusedPlayers(of user: UUID) throws {
    try run(
      """
      DELETE FROM players WHERE user_id = ?1 AND is_deleted = 1
        AND NOT EXISTS (SELECT 1 FROM line_ups WHERE player_id = players.id)
      """,
      [.init(user)]
    )
  }

  /// Notifies the live streams of all matches of a player that has changed.
  fileprivate func announceGathers(of player: Int) throws {
    let gathers = try rows(
      "SELECT gather_id FROM line_ups WHERE player_id = ?1",
      [.init(player)]
    )
    for row in gathers {
      try run("UPDATE gathers SET version = version + 1 WHERE id = ?1", row.values)
      try announce(row.uuid(0))
    }
  }
}
