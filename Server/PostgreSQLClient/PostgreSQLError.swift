/// An error of the PostgreSQL client.
///
/// No case contains the value of a parameter or a password, so that all of them may be logged.
public enum PostgreSQLError: Error, Equatable, Sendable {
  /// The configuration is invalid; the text states what was expected.
  case configuration(String)

  /// The server could not be reached, or the connection broke before a commit was requested.
  ///
  /// Nothing was written. The text is for developers.
  case unavailable(String)

  /// All connections were in use until the caller's time limit.
  case timeout

  /// The database was closed.
  case closed

  /// The server refused a statement.
  case statement(PostgreSQLStatementError)

  /// The connection broke during a commit.
  ///
  /// It is unknown whether the transaction was committed; it is not retried. Check the data before
  /// you repeat it.
  case commitUnknown(String)

  /// A parameter that the server cannot represent, counted from 1.
  case encoding(parameter: Int, reason: String)

  /// A column does not hold the requested type.
  case decoding(column: String, expected: String, got: String)
}

extension PostgreSQLError {
  /// The server's error, if it refused a statement.
  public var statement: PostgreSQLStatementError? {
    if case .statement(let error) = self { error } else { nil }
  }

  /// The constraint that a statement violates.
  public var constraint: String? { statement?.constraint }

  public var isUniqueViolation: Bool { statement?.sqlState == "23505" }

  public var isForeignKeyViolation: Bool { statement?.sqlState == "23503" }

  /// A Boolean value that indicates whether the server aborted the transaction because of a
  /// conflict, so that it can be retried.
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
