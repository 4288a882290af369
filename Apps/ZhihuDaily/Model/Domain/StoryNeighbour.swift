/// What stands beside a story in an order.
public enum StoryNeighbour: Sendable, Hashable {
  case story(StorySummary)
  /// Nothing: the story is the first or the last one.
  case end
  /// The story is not in that order, or nobody can say where.
  case unknown

  /// Nil where there is none.
  public var story: StorySummary? {
    if case .story(let story) = self { story } else { nil }
  }
}
