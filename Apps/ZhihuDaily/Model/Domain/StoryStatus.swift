/// The state of a story's toolbar.
public struct StoryStatus: Sendable, Hashable {
  /// The counts, including the user's like; nil until the server returns them.
  public var counts: StoryCounts?
  public var isLiked: Bool
  public var isFavourite: Bool
  public var isRead: Bool

  public init(
    counts: StoryCounts? = nil,
    isLiked: Bool = false,
    isFavourite: Bool = false,
    isRead: Bool = false
  ) {
    self.counts = counts
    self.isLiked = isLiked
    self.isFavourite = isFavourite
    self.isRead = isRead
  }
}
