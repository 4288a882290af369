/// What may stand beside a story in an order, as far as anybody can say.
public struct StoryPlace: Sendable, Hashable {
  /// False where the story is known to be the first one, or not to be in the order.
  public var mayHavePrevious: Bool
  /// False where the story is known to be the last one, or not to be in the order.
  public var mayHaveNext: Bool

  public init(mayHavePrevious: Bool = true, mayHaveNext: Bool = true) {
    self.mayHavePrevious = mayHavePrevious
    self.mayHaveNext = mayHaveNext
  }
}
