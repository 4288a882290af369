import GRDB

/// The copies of what the paper has said: all of it can be fetched again.
enum CacheSchema {
  /// Stories and lists of comments that are kept, each; the oldest copies go first.
  static let maximumStories = 500

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.create(table: "frontPage", options: [.strict]) { table in
        // One row, or none.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        addCopy(to: table)
      }
      try db.create(table: "day", options: [.strict]) { table in
        // Days since 1970.
        table.primaryKey("date", .integer)
        // The day that this one is the paper's day before.
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

  /// The columns that `Stored` reads.
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
