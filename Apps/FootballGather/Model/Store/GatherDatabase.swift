import Foundation
import GRDB
import ModelKit

/// What one account has on this device: one SQLite file, one connection with a small cache.
///
/// Lists are kept whole, as they came, each with the tag that names it and when it was fetched.
struct GatherDatabase: Sendable {
  private let queue: DatabaseQueue

  /// Opens a file and brings it to the newest version; a damaged one is set aside first.
  /// - Parameters:
  ///   - file: Where the database is, or will be.
  ///   - log: Receives a line with file names when the file was set aside.
  /// - Throws: `.storage` where the file can be neither opened nor set aside.
  init(file: URL, log: (String) -> Void) throws(GatherError) {
    do {
      queue = try Self.open(file)
    } catch let error as DatabaseError where error.isDamage {
      do {
        // SQLite has rolled its journal back before it looked at the file.
        log(DamagedFile.line(file, setAsideAs: try DamagedFile.setAside(file)))
        queue = try Self.open(file)
      } catch {
        throw .storage("\(error)")
      }
    } catch {
      throw .storage("\(error)")
    }
  }

  private static func open(_ file: URL) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try migrator.migrate(queue)
    return queue
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    // Not the caller's task: a reading that is cancelled may leave the connection read-only.
    let task = Task { [queue] in try await queue.read(body) }
    do { return try await task.value } catch { throw Self.failure(error) }
  }

  /// One transaction: all of `body` or nothing.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    // Not the caller's task: what a person has done is kept also where the screen has gone.
    let task = Task { [queue] in try await queue.write(body) }
    do { return try await task.value } catch { throw Self.failure(error) }
  }

  private static func failure(_ error: any Error) -> GatherError {
    if error is CancellationError { return .service(.cancelled) }
    return error as? GatherError ?? .storage("\(error)")
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "football-gather"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // In KiB when negative.
      try db.execute(sql: "PRAGMA cache_size = -256")
      // What was deleted is overwritten, not just forgotten.
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }

  private static var migrator: DatabaseMigrator {
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
      // Without an account: the matches, the newest last.
      try db.create(table: "match", options: [.strict]) { table in
        table.autoIncrementedPrimaryKey("position")
        table.column("id", .text).notNull().unique()
        table.column("gather", .blob).notNull()
      }
      // Without an account: which request made which player. No id is given a second time.
      try db.create(table: "made", options: [.strict]) { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("key", .text).notNull().unique()
      }
    }
    migrator.registerMigration("2") { db in
      try db.create(table: "endedElsewhere", options: [.strict]) { table in
        // One row, or none.
        table.primaryKey("id", .integer).check(sql: "id = 0")
        table.column("gather", .blob).notNull()
      }
    }
    return migrator
  }
}

extension DatabaseError {
  /// Whether the file itself is at fault, so that trying again does not help.
  fileprivate var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode.primaryResultCode)
  }
}
