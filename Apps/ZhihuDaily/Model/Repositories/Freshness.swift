public import Foundation

/// How old what is at hand is.
public enum Freshness: Sendable, Hashable {
  /// Nothing was ever fetched.
  case never
  /// Kept on this device since then.
  case asOf(Date)
  /// The server has just said so.
  case fresh
}
