/// The server's error for a statement that it refuses.
public struct PostgreSQLStatementError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The five characters of the SQL standard's error code, such as `23505`.
  public var sqlState: String

  /// The server's message for developers, without values: see ``init(sqlState:message:sql:)``.
  public var message: String

  /// The constraint that is violated.
  public var constraint: String?

  /// The table and the column of the error, where the server names them.
  public var table: String?
  public var column: String?

  /// The statement, with `$1` for its first parameter.
  public var sql: String

  /// Creates an error, and removes values from the message.
  ///
  /// Quoted text is a name in errors of the classes 23 (constraints) and 42 (names and syntax). In
  /// all others it may be a value, and is left out.
  init(sqlState: String, message: String, sql: String) {
    self.sqlState = sqlState
    self.message =
      ["23", "42"].contains(sqlState.prefix(2)) ? message : message.withoutQuotedPart
    self.sql = sql
  }

  public var description: String {
    let violated = constraint.map { ", constraint \($0)" } ?? ""
    return "\(message) (SQLSTATE \(sqlState)\(violated)) in: \(sql)"
  }
}

extension String {
  /// The string without the text from the first quotation mark to the last.
  var withoutQuotedPart: String {
    guard let start = firstIndex(of: "\""), let end = lastIndex(of: "\"") else { return self }
    return self[..<start] + "…" + self[index(after: end)...]
  }
}
