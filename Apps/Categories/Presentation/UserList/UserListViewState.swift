public import Rostrum

/// The users of a category as they shall look.
public struct UserListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Nothing is known yet.
    case waiting
    case list(UserRows)
    case placeholder(PlaceholderViewData)
  }

  /// What follows the last row.
  public enum Tail: Equatable, Sendable {
    /// Nothing: there is no more, or nobody has come so far.
    case none
    case loading(String)
    /// More could not be fetched; the button tries again.
    case failed(text: String, button: String)
  }

  /// The category's name, once it is known.
  public var title: String
  public var content = Content.waiting
  public var tail = Tail.none
  public var progress: ProgressViewData?
  /// Whether a person pulled for newer rows, which are on their way.
  public var isPulled = false
}
