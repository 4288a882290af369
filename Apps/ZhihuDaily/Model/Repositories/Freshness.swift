public import Foundation

/// The age of a value.
public enum Freshness: Sendable, Hashable {
  /// The value was never fetched.
  case never
  /// The value was stored on this device at a date.
  case asOf(Date)
  /// The server has just returned the value.
  case fresh
}
