public import Rostrum

/// The match in progress, as it shall look.
public struct GatherViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case match(MatchViewData)
    /// No match, or an error.
    case placeholder(PlaceholderViewData)
  }

  /// What the bar's menu offers.
  public struct Menu: Equatable, Sendable {
    /// The menu's own name.
    public var label: String
    public var giveUp: String
  }

  public var title: String
  public var content: Content
  /// Nil while there is nothing to choose.
  public var menu: Menu?
}
