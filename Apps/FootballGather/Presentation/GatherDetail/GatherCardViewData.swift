/// One match, ready to show.
public struct GatherCardViewData: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public var id: MatchSide
    public var title: String
    /// Nil where nobody knows.
    public var players: [LineUpPlayerViewData]?
  }

  public var score: String
  public var headings: [String]
  public var outcome: String
  public var date: String
  /// All of the above in words.
  public var spoken: String
  /// Team A, then Team B.
  public var sides: [Side]
  /// Said in place of players that nobody knows, with a way to ask again.
  public var notice: String?
  public var retry: String
}
