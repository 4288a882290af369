/// A list that defines the previous and the next story.
public enum StoryOrder: Sendable, Hashable, Codable {
  /// The days, newest first; older days are fetched near the end.
  case days
  /// The stories of the banner only.
  case banner
  /// The favourites only, the most recently added first.
  case favourites
}
