internal import CPostgreSQL
internal import Foundation

/// A libpq result, freed with this object.
final class Answer {
  private let result: OpaquePointer

  init(_ result: OpaquePointer) {
    self.result = result
  }

  deinit {
    PQclear(result)
  }

  /// A Boolean value that indicates whether the result belongs to a `COPY`, which this
  /// client never requests.
  var isCopy: Bool {
    [PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH].contains(PQresultStatus(result))
  }

  var isError: Bool {
    [PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE].contains(PQresultStatus(result))
  }

  /// The command tag, such as `COMMIT` or `ROLLBACK`.
  var command: String { String(cString: PQcmdStatus(result)) }

  /// The number of rows that were inserted, changed, removed or returned.
  var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  func error(sql: String) -> PostgreSQLStatementError {
    var error = PostgreSQLStatementError(
      sqlState: field("C") ?? "XX000",
      message: field("M") ?? "no message",
      sql: sql
    )
    error.constraint = field("n")
    error.table = field("t")
    error.column = field("c")
    return error
  }

  private func field(_ code: Unicode.Scalar) -> String? {
    PQresultErrorField(result, Int32(code.value)).map { String(cString: $0) }
  }
}

// MARK: - Rows

extension Answer {
  /// - Throws: ``PostgreSQLError/decoding(column:expected:got:)``.
  func rows() throws(PostgreSQLError) -> [PostgreSQLRow] {
    let width = PQnfields(result)
    let columns = PostgreSQLRow.Columns((0..<width).map { String(cString: PQfname(result, $0)) })
    var rows: [PostgreSQLRow] = []
    for row in 0..<PQntuples(result) {
      var values: [PostgreSQLValue] = []
      for column in 0..<width {
        guard let value = value(row, column) else {
          let name = columns.names[Int(column)]
          throw .decoding(column: name, expected: typeName(column), got: "other text")
        }
        values.append(value)
      }
      rows.append(PostgreSQLRow(columns: columns, values: values))
    }
    return rows
  }

  private func typeName(_ column: Int32) -> String {
    BuiltInType(rawValue: PQftype(result, column)).map { "\($0)" } ?? "text"
  }

  private func value(_ row: Int32, _ column: Int32) -> PostgreSQLValue? {
    if PQgetisnull(result, row, column) == 1 { return .null }
    guard let pointer = PQgetvalue(result, row, column) else { return nil }
    guard let type = BuiltInType(rawValue: PQftype(result, column)) else {
      return .text(text(pointer, row, column))
    }
    return switch type {
    case .bool: .bool(pointer.pointee == CChar(bitPattern: UInt8(ascii: "t")))
    case .bytea: bytes(pointer).map { .bytes($0) }
    case .int2, .int4, .int8, .oid: Int64(text(pointer, row, column)).map { .int64($0) }
    case .float4, .float8: Double(text(pointer, row, column)).map { .double($0) }
    case .timestamptz:
      PostgreSQLTimestamp(text: text(pointer, row, column)).map { .timestamp($0) }
    case .uuid: UUID(uuidString: text(pointer, row, column)).map { .uuid($0) }
    }
  }

  private func text(_ pointer: UnsafePointer<CChar>, _ row: Int32, _ column: Int32) -> String {
    let count = Int(PQgetlength(result, row, column))
    let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func bytes(_ pointer: UnsafePointer<CChar>) -> Data? {
    var count = 0
    let bytes = pointer.withMemoryRebound(to: UInt8.self, capacity: 1) {
      PQunescapeBytea($0, &count)
    }
    guard let bytes else { return nil }
    defer { PQfreemem(bytes) }
    return Data(bytes: bytes, count: count)
  }
}

/// The types with a case of their own in ``PostgreSQLValue``, by their stable object ids in the
/// server's catalogue `pg_type`.
private enum BuiltInType: Oid {
  case bool = 16
  case bytea = 17
  case int8 = 20
  case int2 = 21
  case int4 = 23
  case oid = 26
  case float4 = 700
  case float8 = 701
  case timestamptz = 1184
  case uuid = 2950
}
