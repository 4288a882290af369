/// A past match, ready to show.
public struct GatherCardViewData: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public var id: MatchSide
    public var title: String
    /// The players; nil if they are unknown.
    public var players: [LineUpPlayerViewData]?
  }

  public var score: String
  public var headings: [String]
  public var outcome: String
  public var date: String
  /// The result and date in words, for screen readers.
  public var accessibilityLabel: String
  /// The sides: Team A, then Team B.
  public var sides: [Side]
  /// The text in place of unknown players, with a button to retry.
  public var notice: String?
  public var retry: String
}
