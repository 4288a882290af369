public import Rostrum

/// The view state of the list of categories.
public struct CategoryListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Nothing is loaded yet.
    case waiting
    case list([CategoryRowViewData])
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content = Content.waiting
  /// The category in the secondary column; nil if there is none.
  public var chosen: Int?
  /// A Boolean value that indicates whether a row pushes a screen, instead of replacing the
  /// secondary column.
  public var showsDisclosure = true
  public var progress: ProgressViewData?
  /// A Boolean value that indicates whether a refresh by pulling is running.
  public var isPulled = false
}
