/// The list as it shall look.
public struct ContactListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The first time, with nothing to show yet; the text is for those who cannot see it turn.
    case loading(String)
    case list(ContactListing)
    /// Nobody, or nothing but an error.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the rows, which stay usable.
  public struct Banner: Equatable, Sendable {
    public var text: String
    /// Nil where there is nothing to do.
    public var button: String?
  }

  public var title: String
  public var content: Content
  /// Said while newer rows are being fetched and these are shown; nil otherwise.
  public var refreshing: String?
  public var banner: Banner?
}
