internal import Dispatch

/// A connection that is used only on its own queue, because libpq blocks and must not block the
/// threads of Swift's tasks.
// Unchecked: `connection` is used on `queue` only, after `init`.
final class ConnectionWorker: @unchecked Sendable {
  private let connection: PostgreSQLConnection
  private let queue: DispatchQueue

  private init(_ connection: PostgreSQLConnection, _ queue: DispatchQueue) {
    self.connection = connection
    self.queue = queue
  }

  /// - Throws: ``PostgreSQLError/unavailable(_:)``.
  static func open(_ configuration: PostgreSQLConfiguration) async throws -> ConnectionWorker {
    let queue = DispatchQueue(label: "PostgreSQL connection")
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result { ConnectionWorker(try PostgreSQLConnection(configuration), queue) }
        )
      }
    }
  }

  /// Returns the result of the body, and whether the connection is broken afterwards.
  func run<R: Sendable>(
    _ body: @escaping @Sendable (PostgreSQLConnection) -> R
  ) async -> (result: R, isBroken: Bool) {
    await withCheckedContinuation { continuation in
      queue.async {
        let result = body(self.connection)
        continuation.resume(returning: (result, self.connection.isBroken))
      }
    }
  }
}
