/// The possible neighbours of a story in an order, as far as known.
public struct StoryPlace: Sendable, Hashable {
  /// False if the story is known to be the first, or not to be in the order.
  public var mayHavePrevious: Bool
  /// False if the story is known to be the last, or not to be in the order.
  public var mayHaveNext: Bool

  public init(mayHavePrevious: Bool = true, mayHaveNext: Bool = true) {
    self.mayHavePrevious = mayHavePrevious
    self.mayHaveNext = mayHaveNext
  }
}
