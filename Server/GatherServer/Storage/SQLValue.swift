import Foundation

/// A value of a parameter or of a column.
enum SQLValue: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case null
  case int(Int64)
  case text(String)

  init(stringLiteral value: String) {
    self = .text(value)
  }

  init(integerLiteral value: Int64) {
    self = .int(value)
  }

  init(_ value: Int?) {
    self = value.map { .int(Int64($0)) } ?? .null
  }

  init(_ value: String?) {
    self = value.map { .text($0) } ?? .null
  }

  init(_ value: UUID) {
    self = .text(value.uuidString)
  }

  init(_ value: Date) {
    self = .int(value.milliseconds)
  }
}

extension Date {
  /// The milliseconds since 1970.
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded(.down)) }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

/// A row, indexed by columns, which are counted from 0.
struct SQLRow: Sendable, Equatable {
  var values: [SQLValue]

  /// - Throws: `StorageError.unreadable`, as all of these functions.
  func int(_ column: Int) throws -> Int {
    guard case .int(let value) = values[column] else { throw unreadable(column, "a number") }
    return Int(value)
  }

  func optionalInt(_ column: Int) throws -> Int? {
    values[column] == .null ? nil : try int(column)
  }

  func text(_ column: Int) throws -> String {
    guard case .text(let value) = values[column] else { throw unreadable(column, "text") }
    return value
  }

  func optionalText(_ column: Int) throws -> String? {
    values[column] == .null ? nil : try text(column)
  }

  func uuid(_ column: Int) throws -> UUID {
    guard let id = UUID(uuidString: try text(column)) else { throw unreadable(column, "a UUID") }
    return id
  }

  func date(_ column: Int) throws -> Date {
    Date(milliseconds: Int64(try int(column)))
  }

  func optionalDate(_ column: Int) throws -> Date? {
    values[column] == .null ? nil : try date(column)
  }

  /// Returns an enumeration case by its raw value; nil for null.
  func optionalCase<Value: RawRepresentable<String>>(_ column: Int) throws -> Value? {
    guard let text = try optionalText(column) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw unreadable(column, "a \(Value.self)")
    }
    return value
  }

  private func unreadable(_ column: Int, _ expected: String) -> StorageError {
    .unreadable(column: column, expected: expected)
  }
}
