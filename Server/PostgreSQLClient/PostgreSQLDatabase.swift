public import Logging

/// A PostgreSQL database, for any number of tasks.
///
/// ```swift
/// let database = PostgreSQLDatabase(try PostgreSQLConfiguration(url: url))
/// let count: Int64 = try await database.read { db in
///   try db.execute("SELECT count(*) FROM player")[0].get(0)
/// }
/// ```
///
/// Connections are opened on demand, and replaced when they break. While the server is down, calls
/// fail with ``PostgreSQLError/unavailable(_:)`` after ``PostgreSQLConfiguration/waitLimit`` at the
/// latest. They work again once it is back.
public final class PostgreSQLDatabase: Sendable {
  private let configuration: PostgreSQLConfiguration
  private let logger: Logger
  let pool: ConnectionPool

  /// Creates a database without connecting to it.
  public init(
    _ configuration: PostgreSQLConfiguration,
    logger: Logger = Logger(label: "PostgreSQL")
  ) {
    precondition(configuration.poolSize > 0, "A pool needs at least 1 connection.")
    self.configuration = configuration
    self.logger = logger
    pool = ConnectionPool(configuration, logger: logger)
  }

  /// Runs the body in a read-only transaction with one snapshot of the data.
  ///
  /// The body may run several times: when its connection breaks, it runs again on another one.
  ///
  /// - Throws: The error of the body; ``PostgreSQLError/timeout`` when no connection becomes free,
  ///   ``PostgreSQLError/unavailable(_:)`` when none can be opened; `CancellationError` when the
  ///   task is cancelled while it waits for one.
  public func read<R: Sendable>(
    _ body: @escaping @Sendable (PostgreSQLConnection) throws -> R
  ) async throws -> R {
    try await transact(.read, body)
  }

  /// Runs the body in a transaction that is committed when it returns, and rolled back when it
  /// throws.
  ///
  /// The body may run several times, up to ``PostgreSQLConfiguration/transactionAttempts``, after a
  /// conflict with other transactions or when its connection breaks: it must change nothing but the
  /// database. Once it runs, cancelling the task has no effect. Transactions are serializable by
  /// default.
  ///
  /// - Throws: The errors of ``read(_:)``, and ``PostgreSQLError/commitUnknown(_:)`` when the
  ///   connection breaks during the commit.
  @discardableResult
  public func write<R: Sendable>(
    isolation: PostgreSQLIsolation = .serializable,
    _ body: @escaping @Sendable (PostgreSQLConnection) throws -> R
  ) async throws -> R {
    try await transact(.write(isolation), body)
  }

  /// Waits until running transactions have ended, and closes all connections.
  ///
  /// Callers that wait for a connection, or request one from now on, get
  /// ``PostgreSQLError/closed``.
  public func close() async {
    await pool.close()
  }

  // MARK: - Private

  private func transact<R: Sendable>(
    _ kind: TransactionKind,
    _ body: @escaping @Sendable (PostgreSQLConnection) throws -> R
  ) async throws -> R {
    var count = 1
    while true {
      switch try await attempt(kind, body) {
      case .success(let value): return value
      case .failure(let error, let mayHelp):
        guard mayHelp, count < configuration.transactionAttempts else { throw error }
        logger.debug("a transaction is tried again", metadata: ["reason": "\(error)"])
        try await Task.sleep(for: pause(afterAttempts: count))
        count += 1
      }
    }
  }

  private func attempt<R: Sendable>(
    _ kind: TransactionKind,
    _ body: @escaping @Sendable (PostgreSQLConnection) throws -> R
  ) async throws -> Attempt<R> {
    let worker = try await pool.lease()
    let (attempt, isBroken) = await worker.run { $0.attempt(kind, body) }
    pool.release(worker, isBroken: isBroken)
    return attempt
  }

  /// Returns a randomized delay, long enough for the conflicting transaction to end.
  private func pause(afterAttempts count: Int) -> Duration {
    PostgreSQLBackoff(first: .milliseconds(2), limit: .milliseconds(100))
      .delay(afterFailures: count)
  }
}
