public import Rostrum

/// The comments, as they shall look.
public struct CommentsViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case list(CommentListing)
    /// Nothing but an error.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which stay usable.
  public struct Notice: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  public var title: String
  public var content: Content
  public var notice: Notice?
  /// Whether a person pulled, and newer rows are being fetched.
  public var isPulled = false
}
