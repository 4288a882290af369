public import Rostrum

/// Everything that the list shows.
public struct ItemListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// A screen reader reads the text while the spinner turns.
    case loading(String)
    case list([ItemRowViewData])
    /// No items, or a failure.
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content: Content
}
