public import Rostrum

/// The categories as they shall look.
public struct CategoryListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Nothing is known yet.
    case waiting
    case list([CategoryRowViewData])
    case placeholder(PlaceholderViewData)
  }

  public var title: String
  public var content = Content.waiting
  /// The category whose users are shown; nil where that is none.
  public var chosen: Int?
  /// Whether a row leads to another screen, rather than to the other column.
  public var leadsOn = true
  public var progress: ProgressViewData?
  /// Whether a person pulled for newer rows, which are on their way.
  public var isPulled = false
}
