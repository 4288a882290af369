import Foundation
import GRDB

/// A SQLite file of the device: one connection with a small cache.
struct NewsDatabase: Sendable {
  private let queue: DatabaseQueue

  /// Opens a file, checks it and migrates it to the newest version.
  /// - Throws: `DatabaseError`; with `isDamage` if the file is not a valid database.
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

  /// Executes `body` in one transaction.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(NewsError) -> Value {
    // A separate task, not the caller's: the user's changes are stored even if the screen is gone.
    let task = Task { [queue] in try await queue.write(body) }
    do { return try await task.value } catch { throw Self.failure(error) }
  }

  /// Returns unused space in the file to the device.
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
      // KiB when negative. A server hosts many devices.
      try db.execute(sql: "PRAGMA cache_size = -256")
      // Overwrites deleted content, instead of only unlinking it.
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }
}

extension DatabaseError {
  /// A Boolean value that indicates whether the file is damaged, as opposed to a temporary failure.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode.primaryResultCode)
  }
}
