/// A placeholder for a database that could not be opened: every request fails.
final class UnavailableDatabase: SQLDatabase {
  private let announcements = Broadcast<StorageChange>()

  var version: UInt64? { nil }

  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    throw StorageError.unavailable
  }

  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    throw StorageError.unavailable
  }

  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    throw StorageError.unavailable
  }

  func changes() -> AsyncStream<StorageChange> {
    announcements.subscribe()
  }

  func close() async {
    announcements.finish()
  }
}
