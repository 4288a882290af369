import Foundation
import GRDB

/// One SQLite file of the device: one connection with a small cache.
struct NewsDatabase: Sendable {
  private let queue: DatabaseQueue

  /// Opens a file, checks it and brings it to the newest version.
  /// - Throws: `DatabaseError`; with `isDamage` when the file is no good database.
  init(file: URL, migrator: DatabaseMigrator) throws {
    queue = try DatabaseQueue(path: file.path, configuration: Self.configuration)
    let verdict = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    if verdict != "ok" { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: verdict) }
    try migrator.migrate(queue)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    do { return try await queue.read(body) } catch { throw Self.failure(error) }
  }

  /// One transaction: all of `body` or nothing.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    // Not the caller's task: what a person has done is kept also where the screen has gone.
    let task = Task { [queue] in try await queue.write(body) }
    do { return try await task.value } catch { throw Self.failure(error) }
  }

  /// Gives room that is free in the file back to the device.
  func vacuum() async throws(NewsError) {
    do {
      try await queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM") }
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: any Error) -> NewsError {
    if error is CancellationError { return .service(.cancelled) }
    return error as? NewsError ?? .storage("\(error)")
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "zhihu-daily"
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // In KiB when negative. A server has many devices.
      try db.execute(sql: "PRAGMA cache_size = -256")
      // What was deleted is overwritten, not just forgotten.
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }
}

extension DatabaseError {
  /// Whether the file, and not the moment, is the trouble.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode.primaryResultCode)
  }
}
