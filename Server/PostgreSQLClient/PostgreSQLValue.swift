public import Foundation

/// A value of a row or of a parameter.
public enum PostgreSQLValue: Sendable, Hashable {
  case null
  case bool(Bool)

  /// `int2`, `int4`, `int8`.
  case int64(Int64)

  /// `float4`, `float8`.
  case double(Double)

  /// Text, and every type without its own case, in the server's text format.
  case text(String)

  /// `bytea`.
  case bytes(Data)

  case uuid(UUID)

  /// `timestamptz`.
  case timestamp(PostgreSQLTimestamp)

  /// The name of the case, which may be logged where a value may not.
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
