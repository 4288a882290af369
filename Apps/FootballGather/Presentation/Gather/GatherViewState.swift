public import Rostrum

/// The state of the match in progress.
public struct GatherViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case match(MatchViewData)
    /// No match, or an error.
    case placeholder(PlaceholderViewData)
  }

  /// The items of the bar's menu.
  public struct Menu: Equatable, Sendable {
    /// The accessibility label of the menu.
    public var label: String
    public var giveUp: String
  }

  public var title: String
  public var content: Content
  /// The menu; nil if it would be empty.
  public var menu: Menu?
}
