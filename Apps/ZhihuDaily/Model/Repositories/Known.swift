/// What is at hand, and how old it is.
public struct Known<Value: Sendable>: Sendable {
  public var value: Value
  public var freshness: Freshness

  public init(_ value: Value, _ freshness: Freshness) {
    self.value = value
    self.freshness = freshness
  }
}

extension Known: Equatable where Value: Equatable {}
