public import Foundation

/// One value of a row, or of a parameter.
public enum PostgreSQLValue: Sendable, Hashable {
  case null
  case bool(Bool)

  /// `int2`, `int4`, `int8`.
  case int64(Int64)

  /// `float4`, `float8`.
  case double(Double)

  /// Text, and every type without a case of its own, as the server writes it.
  case text(String)

  /// `bytea`.
  case bytes(Data)

  case uuid(UUID)

  /// `timestamptz`.
  case timestamp(PostgreSQLTimestamp)

  /// The name of the case: it may be shown where a value may not.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .int64: "int64"
    case .double: "double"
    case .text: "text"
    case .bytes: "bytes"
    case .uuid: "uuid"
    case .timestamp: "timestamp"
    }
  }
}
