public import Rostrum

/// The state of the screen of a match.
public struct GatherDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case gather(GatherCardViewData)
    /// The match no longer exists, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
  /// The button that joins the match, or shows it if it is in progress here; nil if it has ended.
  public var join: String?
  /// The button that deletes the match; nil if there is none.
  public var delete: String?
}
