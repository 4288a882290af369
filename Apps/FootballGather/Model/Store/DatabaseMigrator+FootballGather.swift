import Foundation
import GRDB

// The tables of an account's database, and their changes since the first version.
extension DatabaseMigrator {
  static var footballGather: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.create(table: "list", options: [.strict]) { table in
        table.primaryKey("name", .text)
        table.column("tag", .text)
        // Seconds since 1970.
        table.column("fetchedAt", .real).notNull()
        table.column("items", .blob).notNull()
      }
      try db.create(table: "running", options: [.strict]) { table in
        // A single row, or none.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        table.column("gather", .blob).notNull()
      }
      try db.create(table: "outbox", options: [.strict]) { table in
        table.autoIncrementedPrimaryKey("position")
        table.column("id", .text).notNull().unique()
        table.column("gather", .blob).notNull()
      }
      try db.create(table: "lineUp", options: [.strict]) { table in
        table.primaryKey("gather", .text)
        table.column("lineUp", .blob).notNull()
      }
      // Without an account: the matches, sorted from oldest to newest.
      try db.create(table: "match", options: [.strict]) { table in
        table.autoIncrementedPrimaryKey("position")
        table.column("id", .text).notNull().unique()
        table.column("gather", .blob).notNull()
      }
      // Without an account: the request that created each player. No id is reused.
      try db.create(table: "made", options: [.strict]) { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("key", .text).notNull().unique()
      }
    }
    migrator.registerMigration("2") { db in
      try db.create(table: "endedElsewhere", options: [.strict]) { table in
        // A single row, or none.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        table.column("gather", .blob).notNull()
      }
    }
    migrator.registerMigration("3", migrate: storeItemsInRows)
    return migrator
  }

  /// Moves the items of lists from one document per list to a row for each.
  private static func storeItemsInRows(_ db: Database) throws {
    try createRows(db)
    try moveItems(of: Player.self, db)
    try moveItems(of: Gather.self, db)
    try moveItems(of: PlayerStatistics.self, db)
    for data in try Data.fetchAll(db, sql: "SELECT gather FROM match ORDER BY position") {
      try db.prepend(JSONDecoder().decode(Gather.self, from: data))
    }
    try db.drop(table: "match")
    try db.alter(table: "list") { table in table.drop(column: "items") }
    // Without an account, lists are originals, which were never fetched.
    try db.execute(
      sql: "DELETE FROM list WHERE fetchedAt = ?",
      arguments: [Date.distantPast.timeIntervalSince1970]
    )
  }

  private static func createRows(_ db: Database) throws {
    try db.create(table: Player.databaseTableName, options: [.strict]) { table in
      table.primaryKey("id", .integer)
      table.column("place", .integer).notNull()
      table.column("name", .text).notNull()
      table.column("age", .integer)
      table.column("skill", .text)
      table.column("position", .text)
      table.column("favouriteTeam", .text)
      table.column("version", .integer)
    }
    try db.create(table: Gather.databaseTableName, options: [.strict]) { table in
      table.primaryKey("id", .blob)
      table.column("place", .integer).notNull()
      // Both teams' goals, in JSON.
      table.column("score", .text)
      table.column("version", .integer).notNull()
      // Seconds since the reference date of `Date`.
      table.column("createdAt", .real).notNull()
      table.column("endedAt", .real)
    }
    try db.create(table: PlayerStatistics.databaseTableName, options: [.strict]) { table in
      table.primaryKey("player", .integer)
      table.column("place", .integer).notNull()
      table.column("won", .integer).notNull()
      table.column("drawn", .integer).notNull()
      table.column("lost", .integer).notNull()
      // An array of outcomes, in JSON.
      table.column("form", .text).notNull()
    }
  }

  private static func moveItems<Item: ListItem>(of type: Item.Type, _ db: Database) throws {
    let data = try Data.fetchOne(
      db,
      sql: "SELECT items FROM list WHERE name = ?",
      arguments: [Item.list.rawValue]
    )
    guard let data else { return }
    for item in try JSONDecoder().decode([Item].self, from: data) { try db.append(item) }
  }
}
