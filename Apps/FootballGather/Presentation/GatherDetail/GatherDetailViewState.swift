public import Rostrum

/// One match that was, as it shall look.
public struct GatherDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case gather(GatherCardViewData)
    /// No such match any more, or an error.
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
  /// Offers to take part, or shows the match that is in progress here; nil for a match that has ended.
  public var join: String?
  /// Offers to delete; nil while there is nothing to delete.
  public var delete: String?
}
