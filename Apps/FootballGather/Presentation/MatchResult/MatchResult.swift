public import FootballGatherModel

/// The result of a match.
public struct MatchResult: Sendable, Equatable {
  public var score: Score
  public var lineUp: LineUp
  /// A Boolean value that indicates whether another device ended it.
  public var isEndedElsewhere = false

  public init(score: Score, lineUp: LineUp, isEndedElsewhere: Bool = false) {
    self.score = score
    self.lineUp = lineUp
    self.isEndedElsewhere = isEndedElsewhere
  }
}
