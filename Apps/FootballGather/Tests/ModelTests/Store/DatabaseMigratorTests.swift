import Foundation
import GRDB
import RostrumTesting
import Testing

@testable import FootballGatherModel

struct DatabaseMigratorTests {
  private let ana = Player(
    id: 7,
    name: "Ana Lima",
    age: 31,
    skill: .amateur,
    position: .winger,
    favouriteTeam: "Porto",
    version: 3
  )
  private let bo = Player(id: 2, name: "Bo")
  private let newer = Gather(
    id: UUID(),
    score: Score(teamA: 2, teamB: 1),
    version: 4,
    createdAt: Date(timeIntervalSinceReferenceDate: 800_000_000.123_456),
    endedAt: Date(timeIntervalSinceReferenceDate: 800_003_600.654_321)
  )
  private let older = Gather(
    id: UUID(),
    createdAt: Date(timeIntervalSinceReferenceDate: 700_000_000)
  )
  private let statistics = PlayerStatistics(
    player: 7,
    won: 2,
    drawn: 0,
    lost: 1,
    form: [.won, .lost, .won]
  )

  /// Stores a list as one document, as version 2 of the database did.
  private func store<Item: Encodable>(
    _ items: [Item],
    as name: String,
    tag: String?,
    fetchedAt: Date,
    _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO list (name, tag, fetchedAt, items) VALUES (?, ?, ?, ?)",
      arguments: [name, tag, fetchedAt.timeIntervalSince1970, try JSONEncoder().encode(items)]
    )
  }

  @Test func listsInDocumentsBecomeRows() throws {
    let queue = try DatabaseQueue()
    let date = Date(timeIntervalSince1970: 1_776_772_800)
    try DatabaseMigrator.footballGather.migrate(queue, upTo: "2")
    try queue.write { db in
      try store([ana, bo], as: "players", tag: "\"p\"", fetchedAt: date, db)
      try store([newer, older], as: "gathers", tag: "\"g\"", fetchedAt: date, db)
      try store([statistics], as: "statistics", tag: nil, fetchedAt: date, db)
    }
    try DatabaseMigrator.footballGather.migrate(queue)
    try queue.read { db in
      let players = try #require(try db.list(of: Player.self))
      #expect(players.items == [ana, bo])
      #expect(players.items.map(\.version) == [3, nil])
      #expect(players.tag == "\"p\"")
      #expect(players.fetchedAt == date)
      #expect(try db.list(of: Gather.self)?.items == [newer, older])
      #expect(try db.list(of: PlayerStatistics.self)?.items == [statistics])
    }
  }

  @Test func playersAndMatchesOfAUserWithoutAnAccountStay() throws {
    let queue = try DatabaseQueue()
    try DatabaseMigrator.footballGather.migrate(queue, upTo: "2")
    try queue.write { db in
      try store([ana, bo], as: "players", tag: nil, fetchedAt: .distantPast, db)
      for gather in [older, newer] {
        try db.execute(
          sql: "INSERT INTO match (id, gather) VALUES (?, ?)",
          arguments: [gather.id.uuidString, try JSONEncoder().encode(gather)]
        )
      }
    }
    try DatabaseMigrator.footballGather.migrate(queue)
    try queue.read { db in
      #expect(try db.items(of: Player.self) == [ana, bo])
      #expect(try db.items(of: Gather.self) == [newer, older])
      let list = try db.list(of: Player.self)
      #expect(list == nil)
    }
  }

  @Test func rowsKeepTheirPlaceWhenTheyChange() throws {
    let queue = try DatabaseQueue()
    try DatabaseMigrator.footballGather.migrate(queue)
    try queue.write { db in
      try db.keep(StoredList(items: [ana, bo], tag: "\"p\"", fetchedAt: .distantPast))
      var renamed = ana
      renamed.name = "Ana Maria Lima"
      try db.change(Player.self, ListChangeCount()) { db in
        try renamed.update(db)
        try db.append(Player(id: 1, name: "Cleo"))
      }
      let list = try #require(try db.list(of: Player.self))
      #expect(list.items.map(\.name) == ["Ana Maria Lima", "Bo", "Cleo"])
      #expect(list.tag == nil)
      try db.prepend(newer)
      try db.prepend(older)
      #expect(try db.items(of: Gather.self) == [older, newer])
    }
  }
}
