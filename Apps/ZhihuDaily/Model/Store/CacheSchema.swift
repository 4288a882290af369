import GRDB

/// The tables of cached copies, all of which can be fetched again.
enum CacheSchema {
  /// The maximum number of stories and of comment lists, each; the oldest copies are deleted first.
  static let maximumStories = 500

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.create(table: "frontPage", options: [.strict]) { table in
        // At most one row.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        addCopy(to: table)
      }
      try db.create(table: "day", options: [.strict]) { table in
        // Days since 1970.
        table.primaryKey("date", .integer)
        // The date whose preceding day, as the server counts, is this one.
        table.column("newer", .integer).notNull().unique()
        addCopy(to: table)
      }
      for name in ["story", "counts"] {
        try db.create(table: name, options: [.strict]) { table in
          table.primaryKey("id", .integer)
          addCopy(to: table)
        }
      }
      try db.create(table: "comments", options: [.strict]) { table in
        table.column("story", .integer).notNull()
        table.column("kind", .text).notNull()
        addCopy(to: table)
        table.primaryKey(["story", "kind"])
      }
    }
    return migrator
  }

  /// Adds the columns that `Stored` reads.
  private static func addCopy(to table: TableDefinition) {
    // JSON.
    table.column("value", .blob).notNull()
    // Seconds since 1970.
    table.column("fetchedAt", .real).notNull()
  }
}

extension Database {
  /// Deletes all copies.
  func clearCache() throws {
    for name in ["frontPage", "day", "story", "counts", "comments"] {
      try execute(sql: "DELETE FROM \(name)")
    }
  }
}
