/// A row of a result.
///
/// ```swift
/// let name: String = try row.get("name")
/// let born: Date? = try row.get("born")
/// ```
public struct PostgreSQLRow: Sendable {
  let columns: Columns

  /// The values in the order of the columns.
  public let values: [PostgreSQLValue]

  public var columnNames: [String] { columns.names }

  /// Returns the value of the first column with a name, as the requested type.
  ///
  /// - Throws: ``PostgreSQLError/decoding(column:expected:got:)``, also when there is no such
  ///   column.
  public func get<Value: PostgreSQLConvertible>(
    _ column: String,
    as type: Value.Type = Value.self
  ) throws(PostgreSQLError) -> Value {
    guard let index = columns.indices[column] else {
      let names = columnNames.joined(separator: ", ")
      throw .decoding(column: column, expected: "\(Value.self)", got: "columns \(names)")
    }
    return try get(index)
  }

  /// Returns the value at an index, counted from 0, as the requested type.
  ///
  /// - Throws: ``PostgreSQLError/decoding(column:expected:got:)``.
  public func get<Value: PostgreSQLConvertible>(
    _ index: Int,
    as type: Value.Type = Value.self
  ) throws(PostgreSQLError) -> Value {
    guard let value = Value(postgreSQLValue: values[index]) else {
      throw .decoding(
        column: columnNames[index],
        expected: "\(Value.self)",
        got: values[index].kind
      )
    }
    return value
  }
}

extension PostgreSQLRow {
  /// The column names, which all rows of a result share.
  final class Columns: Sendable {
    let names: [String]
    let indices: [String: Int]

    init(_ names: [String]) {
      self.names = names
      indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    }
  }
}
