public import Rostrum

/// The view state of the home screen.
public struct HomeViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Loading, with the accessibility label of the spinner.
    case loading(String)
    case paper(HomeListing)
    /// No stories, or an error without content.
    case placeholder(PlaceholderViewData)
  }

  /// A message above the stories, which stay usable; a tap performs the offered action.
  public struct Notice: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// The app's name.
  public var title: String
  public var header: HomeHeaderViewData
  public var content: Content
  /// The banner; nil if there is none.
  public var banner: HomeBannerViewData?
  public var notice: Notice?
  /// The story in the secondary column, whose row is marked.
  public var chosen: Int?
  /// A Boolean value that indicates whether a refresh by pulling is running.
  public var isPulled = false
}
