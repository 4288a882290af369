/// What can go wrong between us and a PostgreSQL server.
///
/// No case holds the value of a parameter or a password, so that every one may be logged.
public enum PostgreSQLError: Error, Equatable, Sendable {
  /// The configuration cannot be used; the text says what was expected.
  case configuration(String)

  /// The server was not reached, or the connection broke before a commit was asked for.
  ///
  /// Nothing was written. The text is the developer's.
  case unavailable(String)

  /// All connections were in use for as long as a caller may wait.
  case timeout

  /// The database was closed.
  case closed

  /// The server refused a statement.
  case statement(PostgreSQLStatementError)

  /// The connection broke while a transaction was being committed.
  ///
  /// Whether it took place is unknown; it is not tried again. Look before you repeat it.
  case commitUnknown(String)

  /// A parameter that the server cannot hold, counted from 1.
  case encoding(parameter: Int, reason: String)

  /// A column does not hold what was asked for.
  case decoding(column: String, expected: String, got: String)
}

extension PostgreSQLError {
  /// What the server refused, if it was a statement.
  public var statement: PostgreSQLStatementError? {
    if case .statement(let error) = self { error } else { nil }
  }

  /// The constraint that a statement violates.
  public var constraint: String? { statement?.constraint }

  public var isUniqueViolation: Bool { statement?.sqlState == "23505" }

  public var isForeignKeyViolation: Bool { statement?.sqlState == "23503" }

  /// Whether the server gave up a transaction for the sake of others, so that it is worth repeating.
  var isConflict: Bool { ["40001", "40P01"].contains(statement?.sqlState) }
}

extension PostgreSQLError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .configuration(let reason): "PostgreSQL cannot be configured: \(reason)"
    case .unavailable(let reason): "PostgreSQL is not available: \(reason)"
    case .timeout: "no connection to PostgreSQL became free in time"
    case .closed: "the connections to PostgreSQL were closed"
    case .statement(let error): "PostgreSQL refused a statement: \(error)"
    case .commitUnknown(let reason):
      "the connection to PostgreSQL broke during a commit, which may have taken place: \(reason)"
    case .encoding(let parameter, let reason):
      "PostgreSQL cannot hold parameter $\(parameter): \(reason)"
    case .decoding(let column, let expected, let got):
      "expected \(expected) in column \(column), got \(got)"
    }
  }
}
