public import Rostrum

/// Everything that the screen of an item shows.
public struct ItemDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// A screen reader reads the text while the spinner turns.
    case loading(String)
    case text(String)
    /// The item does not exist any more, or a failure.
    case placeholder(PlaceholderViewData)
  }

  public var title: String?
  public var content: Content
}
