public import Rostrum

/// The view state of the favourites.
public struct FavouritesViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    case list(FavouriteListing)
    /// No favourites, or an error.
    case placeholder(PlaceholderViewData)
  }

  /// The labels, which do not change while the screen exists.
  public struct Labels: Equatable, Sendable {
    public var title: String
    public var edit: String
    public var done: String
    public var delete: String
  }

  public var labels: Labels
  public var content: Content
  public var isEditing = false
  /// The id of the story in the secondary column, whose row is selected.
  public var chosen: Int?
  public var undo: UndoOfferViewData?
}
