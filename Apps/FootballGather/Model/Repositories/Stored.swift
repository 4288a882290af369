/// A stored value and its age.
public struct Stored<Value: Sendable>: Sendable {
  public var value: Value
  public var freshness: Freshness

  public init(_ value: Value, _ freshness: Freshness) {
    self.value = value
    self.freshness = freshness
  }
}

extension Stored: Equatable where Value: Equatable {}
