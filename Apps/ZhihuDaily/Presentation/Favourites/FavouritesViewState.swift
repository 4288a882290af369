public import Rostrum

/// The favourites, as it shall look.
public struct FavouritesViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case list(FavouriteListing)
    /// Nothing there, or an error.
    case placeholder(PlaceholderViewData)
  }

  /// Offers to put back what was removed last.
  public struct Undo: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// What does not change while the screen lives.
  public struct Labels: Equatable, Sendable {
    public var title: String
    public var edit: String
    public var done: String
    public var delete: String
  }

  public var labels: Labels
  public var content: Content
  public var isEditing = false
  public var undo: Undo?
}
