import AppTesting
import Foundation
import GRDB
import GatherAPI
import Testing

@testable import GatherServer

/// A file from before players were numbered per account.
struct PlayerNumbersMigrationTests {
  private let folder = TemporaryFolder()

  @Test func migratedPlayersKeepTheirIDs() async throws {
    let file = folder.file("gather.sqlite")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try SQLiteMigrations.make(file, upTo: "1") { db in
      try db.execute(
        sql: """
          INSERT INTO users (id, username, username_key, password, created_at) VALUES
            ('00000000-0000-0000-0000-00000000000A', 'ana', 'ana', 'x', 0),
            ('00000000-0000-0000-0000-00000000000B', 'bob', 'bob', 'x', 0);
          INSERT INTO players (id, user_id, name) VALUES
            (7, '00000000-0000-0000-0000-00000000000A', 'Ana''s'),
            (8, '00000000-0000-0000-0000-00000000000B', 'Bob''s'),
            (9, '00000000-0000-0000-0000-00000000000B', 'deleted');
          DELETE FROM players WHERE id = 9;
          """
      )
    }
    let database = try SQLiteDatabase(file: file)
    let store = GatherStore(database)
    let ana = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
    let bob = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000B"))
    let old = PlayerResponse(id: 7, player: PlayerRequest(name: "Ana's"), version: 1)
    #expect(try await store.player(7, of: ana) == old)
    #expect(try await store.player(8, of: bob)?.name == "Bob's")
    // No id is ever reused.
    let made = try await store.createPlayer(PlayerRequest(name: "new"), for: bob, key: nil)
    #expect(made == .created(10))
    await database.close()
  }
}
