/// The outcome of one attempt of a transaction.
enum Attempt<R: Sendable>: Sendable {
  case success(R)

  /// Nothing was written, unless the error states otherwise.
  case failure(any Error, mayHelp: Bool)
}

extension PostgreSQLConnection {
  /// Runs the body within a transaction, once.
  func attempt<R: Sendable>(
    _ kind: TransactionKind,
    _ body: (PostgreSQLConnection) throws -> R
  ) -> Attempt<R> {
    reset()
    do {
      try command(kind.begin)
      let value = try body(self)
      // The server would now treat a commit as a rollback.
      if let failure { throw failure }
      requireTransaction()
      return commit(value, kind)
    } catch {
      return rollBack(after: error)
    }
  }

  private func requireTransaction() {
    precondition(
      isInTransaction || isBroken,
      "A body ended its own transaction, by COMMIT or ROLLBACK. Return or throw instead."
    )
  }

  private func rollBack<R>(after error: any Error) -> Attempt<R> {
    let mayHelp = isBroken || isStale || failure?.isConflict == true
    // When this fails the connection is broken, and the transaction has ended with it.
    if !isBroken { _ = try? command("ROLLBACK") }
    return .failure(error, mayHelp: mayHelp)
  }

  private func commit<R>(_ value: R, _ kind: TransactionKind) -> Attempt<R> {
    do {
      try command("COMMIT")
      return .success(value)
    } catch .unavailable(let reason) {
      return kind.mayWrite
        ? .failure(PostgreSQLError.commitUnknown(reason), mayHelp: false) : .success(value)
    } catch {
      return .failure(error, mayHelp: error.isConflict)
    }
  }
}

/// The access mode and isolation of a transaction.
enum TransactionKind: Sendable {
  case read
  case write(PostgreSQLIsolation)

  var mayWrite: Bool {
    if case .write = self { true } else { false }
  }

  /// The statement that begins the transaction; a read has one snapshot for its whole duration.
  var begin: String {
    switch self {
    case .read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    case .write(let isolation): "BEGIN ISOLATION LEVEL \(isolation.sql) READ WRITE"
    }
  }
}
