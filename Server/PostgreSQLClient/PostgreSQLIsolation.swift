/// The isolation of a write transaction from concurrent ones.
public enum PostgreSQLIsolation: Sendable {
  /// Each statement sees what was committed before it.
  case readCommitted

  /// All statements see what was committed before the first.
  case repeatableRead

  /// The result is as if transactions ran one after the other.
  case serializable

  var sql: String {
    switch self {
    case .readCommitted: "READ COMMITTED"
    case .repeatableRead: "REPEATABLE READ"
    case .serializable: "SERIALIZABLE"
    }
  }
}
