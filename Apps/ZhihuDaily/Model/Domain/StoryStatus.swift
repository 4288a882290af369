/// What the toolbar of a story says.
public struct StoryStatus: Sendable, Hashable {
  /// With one's own like; nil while the paper has not told.
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
