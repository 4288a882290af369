public import Rostrum

/// The paper's days, as it shall look.
public struct HomeViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case paper(HomeListing)
    /// Nothing there, or nothing but an error.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the stories, which stay usable; a tap does what it offers.
  public struct Notice: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// The paper's name.
  public var title: String
  public var header: HomeHeaderViewData
  public var content: Content
  /// Nil where there is none.
  public var banner: HomeBannerViewData?
  public var notice: Notice?
  /// The story that is shown beside the list, whose row is marked.
  public var chosen: Int?
  /// Whether a person pulled, and newer stories are being fetched.
  public var isPulled = false
}
