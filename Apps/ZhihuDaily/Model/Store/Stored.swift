import Foundation
import GRDB

/// A copy, and when it was made.
struct Stored<Value: Sendable>: Sendable {
  var value: Value
  var fetchedAt: Date

  var known: Known<Value> { Known(value, .asOf(fetchedAt)) }
}

extension Stored where Value: Decodable {
  /// Reads the columns `value` (JSON) and `fetchedAt` (seconds since 1970).
  ///
  /// What an older version of the app wrote in another way is as nothing: it can be fetched again.
  init?(_ row: Row?) {
    guard let row, let value = try? JSONDecoder().decode(Value.self, from: row["value"]) else {
      return nil
    }
    self.init(value: value, fetchedAt: Date(timeIntervalSince1970: row["fetchedAt"]))
  }
}
