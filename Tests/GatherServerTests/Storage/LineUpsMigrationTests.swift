import AppTesting
import Foundation
import GRDB
import GatherAPI
import Testing

@testable import GatherServer

/// A file from before line-ups had an order and kept deleted players.
struct LineUpsMigrationTests {
  private let folder = TemporaryFolder()

  @Test func migratedLineUpsKeepTheirPlayersInTheOrderOfTheirIDs() async throws {
    let file = folder.file("gather.sqlite")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let user = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
    let gather = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000B"))
    try SQLiteMigrations.make(file, upTo: "3") { db in
      try db.execute(
        sql: """
          INSERT INTO users (id, username, username_key, password, created_at)
            VALUES ('\(user.uuidString)', 'ana', 'ana', 'x', 0);
          INSERT INTO players (id, number, user_id, name) VALUES
            (7, 1, '\(user.uuidString)', 'Bea'), (8, 2, '\(user.uuidString)', 'Cleo');
          INSERT INTO gathers (id, user_id, created_at)
            VALUES ('\(gather.uuidString)', '\(user.uuidString)', 0);
          INSERT INTO line_ups (gather_id, player_id, team) VALUES
            ('\(gather.uuidString)', 8, 'Team A'), ('\(gather.uuidString)', 7, 'Team B');
          """
      )
    }
    let database = try SQLiteDatabase(file: file)
    let store = GatherStore(database)
    #expect(try await store.players(ofGather: gather, of: user)?.map(\.name) == ["Bea", "Cleo"])
    #expect(try await store.deletePlayer(1, of: user) == .done(version: 1))
    #expect(try await store.players(ofGather: gather, of: user)?.map(\.name) == ["Bea", "Cleo"])
    #expect(try await store.players(of: user, Page()).map(\.name) == ["Cleo"])
    await database.close()
  }
}
