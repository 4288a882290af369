import GRDB

/// The tables of the user's marks and favourites, which exist on this device only.
enum LibrarySchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      for name in ["readStory", "likedStory", "likedComment"] {
        try db.create(table: name, options: [.strict]) { $0.primaryKey("id", .integer) }
      }
      try db.create(table: "favourite", options: [.strict]) { table in
        table.primaryKey("id", .integer)
        // Seconds since 1970.
        table.column("addedAt", .real).notNull()
        // JSON.
        table.column("story", .blob).notNull()
      }
    }
    return migrator
  }
}
