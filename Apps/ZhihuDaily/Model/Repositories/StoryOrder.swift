/// A list that stories are leafed through in.
public enum StoryOrder: Sendable, Hashable, Codable {
  /// The days, the newest first: older ones are fetched as one comes to their end.
  case days
  /// Only the banner's.
  case banner
  /// Only the favourites, the one added last first.
  case favourites
}
