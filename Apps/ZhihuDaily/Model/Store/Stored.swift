import Foundation
import GRDB

/// A stored copy and its date.
struct Stored<Value: Sendable>: Sendable {
  var value: Value
  var fetchedAt: Date

  var dated: Dated<Value> { Dated(value, .asOf(fetchedAt)) }
}

extension Stored where Value: Decodable {
  /// Decodes the columns `value` (JSON) and `fetchedAt` (seconds since 1970).
  ///
  /// Returns nil for the format of another version of the app: the copy can be fetched again.
  init?(_ row: Row?) {
    guard let row, let value = try? JSONDecoder().decode(Value.self, from: row["value"]) else {
      return nil
    }
    self.init(value: value, fetchedAt: Date(timeIntervalSince1970: row["fetchedAt"]))
  }
}
