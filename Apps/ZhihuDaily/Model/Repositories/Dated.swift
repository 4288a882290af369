/// A value and its age.
public struct Dated<Value: Sendable>: Sendable {
  public var value: Value
  public var freshness: Freshness

  public init(_ value: Value, _ freshness: Freshness) {
    self.value = value
    self.freshness = freshness
  }
}

extension Dated: Equatable where Value: Equatable {}
