import FootballGatherModel

/// The result of a match for a player.
public enum FormMark: Sendable {
  case won, drawn, lost

  init(_ outcome: PlayerStatistics.Outcome) {
    self =
      switch outcome {
      case .won: .won
      case .drawn: .drawn
      case .lost: .lost
      }
  }
}
