import AppTesting
import Foundation
import GRDB
import GatherAPI
import Testing

@testable import GatherServer

/// Files of older versions of the server.
struct SQLiteMigrationsTests {
  private let folder = TemporaryFolder()
  private let ana = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10))
  private let bob = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11))

  /// Opens a file of an older version with the accounts of Ana and Bob and other rows.
  private func migrated(
    from version: String,
    _ rows: String,
    _ body: (GatherStore) async throws -> Void
  ) async throws {
    let file = folder.file("gather.sqlite")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try SQLiteMigrations.make(file, upTo: version) { db in
      for (id, name) in [(ana, "ana"), (bob, "bob")] {
        try db.execute(
          sql: """
            INSERT INTO users (id, username, username_key, password, created_at)
              VALUES (?1, ?2, ?2, 'x', 0)
            """,
          arguments: [id.uuidString, name]
        )
      }
      try db.execute(sql: rows)
    }
    let database = try SQLiteDatabase(file: file)
    try await body(GatherStore(database))
    await database.close()
  }

  /// Version 1 has no numbers of players per account.
  @Test func migratedPlayersKeepTheirIDs() async throws {
    let rows = """
      INSERT INTO players (id, user_id, name) VALUES
        (7, '\(ana.uuidString)', 'Ana''s'), (8, '\(bob.uuidString)', 'Bob''s'),
        (9, '\(bob.uuidString)', 'deleted');
      DELETE FROM players WHERE id = 9;
      """
    try await migrated(from: "1", rows) { store in
      let old = PlayerResponse(id: 7, player: PlayerRequest(name: "Ana's"), version: 1)
      #expect(try await store.player(7, of: ana) == old)
      #expect(try await store.player(8, of: bob)?.name == "Bob's")
      // No id is ever reused.
      let made = try await store.createPlayer(PlayerRequest(name: "new"), for: bob, key: nil)
      #expect(made == .created(10))
    }
  }

  /// Version 3 has no order of line-ups, and no deleted players in them.
  @Test func migratedLineUpsKeepTheirPlayersInTheOrderOfTheirIDs() async throws {
    let gather = UUID()
    let rows = """
      INSERT INTO players (id, number, user_id, name) VALUES
        (7, 1, '\(ana.uuidString)', 'Bea'), (8, 2, '\(ana.uuidString)', 'Cleo');
      INSERT INTO gathers (id, user_id, created_at)
        VALUES ('\(gather.uuidString)', '\(ana.uuidString)', 0);
      INSERT INTO line_ups (gather_id, player_id, team) VALUES
        ('\(gather.uuidString)', 8, 'Team A'), ('\(gather.uuidString)', 7, 'Team B');
      """
    try await migrated(from: "3", rows) { store async throws in
      #expect(try await store.players(ofGather: gather, of: ana)?.map(\.name) == ["Bea", "Cleo"])
      #expect(try await store.deletePlayer(1, of: ana) == .done(version: 1))
      #expect(try await store.players(ofGather: gather, of: ana)?.map(\.name) == ["Bea", "Cleo"])
      #expect(try await store.players(of: ana, Page()).map(\.name) == ["Cleo"])
    }
  }
}
