/// The story before or after a story in an order.
public enum StoryNeighbour: Sendable, Hashable {
  case story(StorySummary)
  /// No neighbour: the story is the first or the last.
  case end
  /// The story is not in that order, or its position is unknown.
  case unknown

  /// The neighbouring story, if there is one.
  public var story: StorySummary? {
    if case .story(let story) = self { story } else { nil }
  }
}
