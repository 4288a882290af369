public import Rostrum

/// The state of the list.
public struct ContactListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The first load, without rows; the text is the accessibility label of the activity indicator.
    case loading(String)
    case list(ContactListing)
    /// There are no contacts, the search has no results, or an error occurred and there are no
    /// rows.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which remain usable.
  public struct Banner: Equatable, Sendable {
    public var text: String
    /// The title of the button; nil if there is no action.
    public var button: String?
  }

  /// The texts that do not change.
  public struct Labels: Equatable, Sendable {
    public var title: String
    public var add: String
    public var search: String
    public var delete: String
  }

  public var labels: Labels
  public var content: Content
  /// The contact that is shown beside the list; nil if there is none.
  public var chosen: String?
  /// A Boolean value that indicates whether a row shows another screen, instead of the other
  /// column.
  public var showsDisclosure = true
  /// The search text of the rows; empty if all rows are shown.
  public var query = ""
  /// The announcement while rows are being refreshed; nil otherwise.
  public var refreshing: String?
  /// A Boolean value that indicates whether the user has pulled to refresh.
  public var isPulled = false
  public var banner: Banner?
  public var undo: UndoOfferViewData?
}
