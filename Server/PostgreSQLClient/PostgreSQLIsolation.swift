/// What a transaction that writes may notice of others at the same time.
public enum PostgreSQLIsolation: Sendable {
  /// Each statement sees what was committed before it.
  case readCommitted

  /// All statements see what was committed before the first.
  case repeatableRead

  /// As if one transaction ran after the other.
  case serializable

  var sql: String {
    switch self {
    case .readCommitted: "READ COMMITTED"
    case .repeatableRead: "REPEATABLE READ"
    case .serializable: "SERIALIZABLE"
    }
  }
}
