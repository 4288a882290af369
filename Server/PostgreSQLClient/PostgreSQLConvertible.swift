public import Foundation

/// A type whose values can be parameters and results of statements.
///
/// An enumeration with a raw value needs only the conformance.
public protocol PostgreSQLConvertible: Sendable {
  var postgreSQLValue: PostgreSQLValue { get }

  /// Creates a value; nil when the given one has another type.
  init?(postgreSQLValue: PostgreSQLValue)
}

extension PostgreSQLConvertible where Self: RawRepresentable, RawValue: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { rawValue.postgreSQLValue }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard let rawValue = RawValue(postgreSQLValue: postgreSQLValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension PostgreSQLValue: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { self }

  public init?(postgreSQLValue: PostgreSQLValue) {
    self = postgreSQLValue
  }
}

/// Encodes nil as null.
extension Optional: PostgreSQLConvertible where Wrapped: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { self?.postgreSQLValue ?? .null }

  public init?(postgreSQLValue: PostgreSQLValue) {
    if postgreSQLValue == .null {
      self = .none
    } else if let value = Wrapped(postgreSQLValue: postgreSQLValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

extension Bool: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .bool(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .bool(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension Int64: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .int64(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .int64(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension Int: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .int64(Int64(self)) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .int64(let value) = postgreSQLValue else { return nil }
    self.init(exactly: value)
  }
}

extension Double: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .double(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .double(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension String: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .text(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .text(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension Data: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .bytes(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .bytes(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension UUID: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .uuid(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .uuid(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

extension PostgreSQLTimestamp: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .timestamp(self) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .timestamp(let value) = postgreSQLValue else { return nil }
    self = value
  }
}

/// Rounds to the microsecond, which is the server's precision.
extension Date: PostgreSQLConvertible {
  public var postgreSQLValue: PostgreSQLValue { .timestamp(PostgreSQLTimestamp(self)) }

  public init?(postgreSQLValue: PostgreSQLValue) {
    guard case .timestamp(let value) = postgreSQLValue else { return nil }
    self = value.date
  }
}
