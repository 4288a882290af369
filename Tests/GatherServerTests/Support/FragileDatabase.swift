import Synchronization

@testable import GatherServer

/// A database that can be unavailable.
final class FragileDatabase: SQLDatabase {
  private let base: any SQLDatabase
  private let state = Mutex(false)

  init(_ base: any SQLDatabase) {
    self.base = base
  }

  var isDown: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  var version: UInt64? { isDown ? nil : base.version }

  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    guard !isDown else { throw StorageError.unavailable }
    return try await base.read(body)
  }

  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    guard !isDown else { throw StorageError.unavailable }
    return try await base.write(body)
  }

  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    guard !isDown else { throw StorageError.unavailable }
    return try await base.writeInTurn(body)
  }

  func changes() -> AsyncStream<StorageChange> { base.changes() }

  func close() async { await base.close() }
}
