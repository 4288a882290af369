/// A decoded response, and the number of its rows that could not be decoded.
public struct Fetched<Value: Sendable>: Sendable {
  public var value: Value
  /// The number of rows that were left out.
  public var skipped: Int

  public init(_ value: Value, skipped: Int = 0) {
    self.value = value
    self.skipped = skipped
  }
}

extension Fetched: Equatable where Value: Equatable {}
