public import Rostrum

/// The view state of the comments.
public struct CommentsViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    case list(CommentListing)
    /// An error without content, or no comments.
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
  /// A Boolean value that indicates whether a refresh by pulling is running.
  public var isPulled = false
}
