public import Rostrum

/// The list as it shall look.
public struct ContactListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The first time, with nothing to show yet; the text is for those who cannot see it turn.
    case loading(String)
    case list(ContactListing)
    /// Nobody, nobody found, or nothing but an error.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which stay usable.
  public struct Banner: Equatable, Sendable {
    public var text: String
    /// Nil where there is nothing to do.
    public var button: String?
  }

  /// Offers to take the last deletion back, for some seconds.
  public struct Undo: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// What does not change while the screen lives.
  public struct Labels: Equatable, Sendable {
    public var title: String
    public var add: String
    public var search: String
    public var delete: String
  }

  public var labels: Labels
  public var content: Content
  /// The contact that is shown beside the list; nil where that is none.
  public var chosen: String?
  /// Whether a row leads to another screen, rather than to the other column.
  public var leadsOn = true
  /// What the rows were searched for; empty when they are all there.
  public var query = ""
  /// Said while newer rows are being fetched and these are shown; nil otherwise.
  public var refreshing: String?
  /// Whether a person pulled for these newer rows.
  public var isPulled = false
  public var banner: Banner?
  public var undo: Undo?
}
