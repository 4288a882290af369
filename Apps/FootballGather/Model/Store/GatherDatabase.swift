import Foundation
import GRDB
import ModelKit

/// The database of one account on this device: an SQLite file and a connection with a small cache.
///
/// The items of lists are rows; each list has its entity tag and the date of the fetch. A match in
/// progress, a finished match and a line-up are documents, which are read and written whole.
struct GatherDatabase: Sendable {
  private let queue: DatabaseQueue

  /// Opens a file and migrates it to the newest version; a damaged file is set aside first.
  /// - Parameters:
  ///   - file: The file of the database, which is created if necessary.
  ///   - log: Receives a line with file names when the file was set aside.
  /// - Throws: `.storage` if the file can neither be opened nor set aside.
  init(file: URL, log: (String) -> Void) throws(GatherError) {
    do {
      queue = try Self.open(file)
    } catch let error as DatabaseError where error.isDamage {
      do {
        // SQLite has rolled back its journal before it read the file.
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
    try DatabaseMigrator.footballGather.migrate(queue)
    return queue
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    // A separate task: a read that is cancelled may leave the connection read-only.
    let task = Task { [queue] in try await queue.read(body) }
    do { return try await task.value } catch { throw Self.failure(error) }
  }

  /// Writes in one transaction, which is rolled back if `body` throws.
  @discardableResult
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(GatherError) -> Value {
    // A separate task: the user's changes are stored even if the screen was closed.
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
      // A negative size is in KiB.
      try db.execute(sql: "PRAGMA cache_size = -256")
      // Deleted content is overwritten with zeros.
      try db.execute(sql: "PRAGMA secure_delete = ON")
    }
    return configuration
  }
}

extension DatabaseError {
  /// A Boolean value that indicates whether the file itself is damaged, so that retrying does not
  /// help.
  fileprivate var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode.primaryResultCode)
  }
}
