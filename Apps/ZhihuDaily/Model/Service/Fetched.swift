/// A good answer, and how many of its rows could not be read.
public struct Fetched<Value: Sendable>: Sendable {
  public var value: Value
  /// Rows that were left out.
  public var skipped: Int

  public init(_ value: Value, skipped: Int = 0) {
    self.value = value
    self.skipped = skipped
  }
}

extension Fetched: Equatable where Value: Equatable {}
