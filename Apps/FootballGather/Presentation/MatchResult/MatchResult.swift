public import FootballGatherModel

/// The result of a match.
public struct MatchResult: Sendable, Equatable {
  public var score: Score
  public var lineUp: LineUp
  /// The match on the server; nil if the server did not know of it.
  public var gatherID: Gather.ID?
  /// A Boolean value that indicates whether another device ended it.
  public var isEndedElsewhere = false

  public init(
    score: Score,
    lineUp: LineUp,
    gatherID: Gather.ID?,
    isEndedElsewhere: Bool = false
  ) {
    self.score = score
    self.lineUp = lineUp
    self.gatherID = gatherID
    self.isEndedElsewhere = isEndedElsewhere
  }
}
