public import Rostrum

/// The view state of a category's users.
public struct UserListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Nothing is loaded yet.
    case waiting
    case list(UserRows)
    case placeholder(PlaceholderViewData)
  }

  /// The content after the last row.
  public enum Tail: Equatable, Sendable {
    /// No content: there are no more users, or the next page was not requested yet.
    case none
    case loading(String)
    /// The request for the next page failed; the button repeats it.
    case failed(text: String, button: String)
  }

  /// The category's name; a general title until it is loaded, and for an unknown category.
  public var title: String
  public var content = Content.waiting
  public var tail = Tail.none
  public var progress: ProgressViewData?
  public var undo: UndoOfferViewData?
  /// A Boolean value that indicates whether a refresh by pulling is running.
  public var isPulled = false

  /// The offer to undo, unless a message takes its place.
  public var shownUndo: UndoOfferViewData? { progress == nil ? undo : nil }
}
