import Foundation
import GRDB

/// The database file of `SQLiteContactStore`: its configuration and migrations.
enum ContactDatabase {
  /// Opens a file, checks it and migrates it to the newest version.
  /// - Throws: `DatabaseError`; with `SQLITE_CORRUPT` or `SQLITE_NOTADB` if the file is damaged.
  static func open(_ file: URL) throws -> DatabaseQueue {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try queue.read(check)
    try migrator.migrate(queue)
    return queue
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "contacts"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // A negative size is in KiB. A device has few contacts, a server many devices.
      try db.execute(sql: "PRAGMA cache_size = -256")
      // Deleted content is overwritten with zeros.
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }

  private static func check(_ db: Database) throws {
    let verdict = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
    if verdict != "ok" {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict)
    }
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.create(table: ContactRow.databaseTableName, options: [.strict]) { table in
        table.primaryKey("id", .text)
        table.column("name", .text).notNull()
        table.column("sortKey", .text).notNull()
        table.column("position", .text).notNull()
        table.column("jobDescription", .text).notNull()
        table.column("email", .text).notNull()
        table.column("phone", .text).notNull()
      }
      try db.create(table: "deletion", options: [.strict]) { table in
        table.primaryKey("id", .text)
      }
      try db.create(table: "merge", options: [.strict]) { table in
        // A single row with the version of the last merge.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        table.column("version", .text)
      }
    }
    migrator.registerMigration("2") { db in
      try db.alter(table: ContactRow.databaseTableName) { table in
        table.add(column: "isOwn", .integer).notNull().defaults(to: 0)
      }
    }
    return migrator
  }
}
