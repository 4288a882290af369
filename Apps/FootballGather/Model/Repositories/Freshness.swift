public import Foundation

/// The age of stored data.
public enum Freshness: Sendable, Hashable {
  /// Never fetched.
  case never
  /// Fetched at a date and stored on this device.
  case asOf(Date)
  /// Just fetched from the server.
  case fresh
}
