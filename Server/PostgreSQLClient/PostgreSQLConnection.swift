internal import CPostgreSQL

/// A connection to a server, within a transaction.
///
/// A database lends it to the body of ``PostgreSQLDatabase/read(_:)`` and
/// ``PostgreSQLDatabase/write(isolation:_:)``; it must not be used afterwards. Its functions block
/// the thread that the body runs on, which does not belong to Swift's thread pool.
///
/// ```swift
/// try await database.write { db in
///   try db.execute("UPDATE player SET name = $2 WHERE id = $1", [id, name])
///   if db.changes == 0 { throw PlayerError.unknown }
/// }
/// ```
public final class PostgreSQLConnection {
  /// The number of rows that the last statement inserted, changed, removed or returned.
  public private(set) var changes = 0

  /// The error that aborted the transaction, even if the body caught it.
  var failure: PostgreSQLError?

  /// A Boolean value that indicates whether ``failure`` is due to a prepared statement that no
  /// longer matches the server's tables.
  var isStale = false

  private let link: Link
  private let statementTimeout: Duration
  private var limit: Duration
  private var statements = StatementCache(limit: 256)
  private var savepoints = 0

  /// - Throws: ``PostgreSQLError/unavailable(_:)``.
  init(_ configuration: PostgreSQLConfiguration) throws(PostgreSQLError) {
    link = try Link(configuration)
    statementTimeout = configuration.statementTimeout
    limit = statementTimeout
    try command("SET statement_timeout = \(statementTimeout.milliseconds)")
  }

  /// Runs one statement; `$1` is the first of the values.
  ///
  /// The statement is prepared the first time and reused afterwards. The server infers the type of
  /// a parameter from its position; where it cannot, cast it: `SELECT $1::int8`.
  ///
  /// - Throws: ``PostgreSQLError/statement(_:)``, which aborts the transaction unless it happens
  ///   within ``savepoint(_:)``; ``PostgreSQLError/encoding(parameter:reason:)`` for text with a
  ///   NUL, before anything is sent; ``PostgreSQLError/unavailable(_:)`` when the connection
  ///   breaks.
  @discardableResult
  public func execute(
    _ sql: String,
    _ values: [any PostgreSQLConvertible] = []
  ) throws(PostgreSQLError) -> [PostgreSQLRow] {
    precondition(!sql.utf8.contains(0), "SQL contains a NUL character. Remove it.")
    let parameters = try ParameterBuffer(values)
    return try noting { () throws(PostgreSQLError) in
      let answer = try run(sql, parameters)
      changes = answer.changes
      return try answer.rows()
    }
  }

  /// Runs statements one after the other, without parameters and results, as in migrations.
  ///
  /// - Throws: ``PostgreSQLError/statement(_:)`` for the first that fails; the rest does not run.
  public func executeScript(_ sql: String) throws(PostgreSQLError) {
    precondition(!sql.utf8.contains(0), "SQL contains a NUL character. Remove it.")
    try noting { () throws(PostgreSQLError) in _ = try link.run(sql, within: limit) }
  }

  /// Sets the time limit of each statement, for the rest of this transaction.
  public func limitStatements(to limit: Duration) throws(PostgreSQLError) {
    try noting { () throws(PostgreSQLError) in
      try command("SET LOCAL statement_timeout = \(limit.milliseconds)")
    }
    self.limit = limit
  }

  /// Runs the body so that an error in it rolls back the body but not the transaction.
  public func savepoint<R>(_ body: () throws -> R) throws -> R {
    savepoints += 1
    let name = "s\(savepoints)"
    try noting { () throws(PostgreSQLError) in try command("SAVEPOINT \(name)") }
    do {
      let result = try body()
      if let failure { throw failure }
      try noting { () throws(PostgreSQLError) in try command("RELEASE SAVEPOINT \(name)") }
      return result
    } catch {
      try undo(to: name)
      throw error
    }
  }

  /// Notifies all listeners of a channel, once the transaction is committed.
  public func notify(_ channel: String, _ payload: String = "") throws(PostgreSQLError) {
    try execute("SELECT pg_notify($1, $2)", [channel, payload])
  }

  // MARK: - Internal

  var isBroken: Bool { link.isBroken }

  /// A Boolean value that indicates whether a transaction is open and has not failed.
  var isInTransaction: Bool { link.transaction == PQTRANS_INTRANS }

  /// Resets the state of the previous transaction.
  func reset() {
    failure = nil
    isStale = false
    limit = statementTimeout
    savepoints = 0
  }

  /// Runs a statement of this module, and returns its command tag.
  @discardableResult
  func command(_ sql: String) throws(PostgreSQLError) -> String {
    try link.run(sql, within: limit).command
  }

  // MARK: - Private

  /// Records the error if it aborts the transaction.
  @discardableResult
  private func noting<R>(
    _ body: () throws(PostgreSQLError) -> R
  ) throws(PostgreSQLError) -> R {
    do {
      return try body()
    } catch {
      if isBroken || link.transaction == PQTRANS_INERROR { failure = failure ?? error }
      throw error
    }
  }

  private func run(
    _ sql: String,
    _ parameters: ParameterBuffer
  ) throws(PostgreSQLError) -> Answer {
    guard let name = statements.name(of: sql) else {
      let name = try prepare(sql)
      return try link.run(prepared: name, sql, parameters, within: limit)
    }
    do {
      return try link.run(prepared: name, sql, parameters, within: limit)
    } catch {
      forget(sql, after: error)
      throw error
    }
  }

  private func prepare(_ sql: String) throws(PostgreSQLError) -> String {
    if let old = statements.makeRoom() { try command("DEALLOCATE \(old)") }
    let name = statements.newName()
    try link.prepare(sql, as: name, within: limit)
    statements.insert(name, for: sql)
    return name
  }

  /// Removes a statement whose table has changed (0A000), or that an intermediary between client
  /// and server has dropped (26000): it can be prepared again, in a new transaction.
  private func forget(_ sql: String, after error: PostgreSQLError) {
    guard ["0A000", "26000"].contains(error.statement?.sqlState) else { return }
    statements.remove(sql)
    isStale = true
  }

  private func undo(to name: String) throws(PostgreSQLError) {
    if isBroken { return }
    try command("ROLLBACK TO SAVEPOINT \(name)")
    try command("RELEASE SAVEPOINT \(name)")
    if failure?.isConflict != true, !isStale { failure = nil }
  }
}
