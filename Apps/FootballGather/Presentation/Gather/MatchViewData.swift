public import Rostrum

/// A match in progress, ready to show.
public struct MatchViewData: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public var id: MatchSide
    /// The text above the score.
    public var heading: String
    /// The text above the players.
    public var title: String
    public var score: String
    /// The score as a number.
    public var goals: Int
    /// The accessibility label of the score.
    public var scoreLabel: String
    /// The accessibility hint of the score.
    public var scoreHint: String
    public var addGoal: String
    public var removeGoal: String
    public var players: [LineUpPlayerViewData]
  }

  public struct Timer: Equatable, Sendable {
    /// The time as `MM:SS`.
    public var text: String
    /// The time in words, for screen readers.
    public var accessibilityLabel: String
    /// The title of the button: Start, Pause or Resume.
    public var button: String
    public var isButtonEnabled: Bool
    public var reset: String
    public var set: String
  }

  /// The state of the connection, by which devices exchange their changes.
  public struct Connection: Equatable, Sendable {
    public enum State: Sendable {
      case connecting, live, offline, onDevice
    }

    public var state: State
    public var text: String
  }

  /// The sides: Team A, then Team B.
  public var sides: [Side]
  /// The text between the goals of both teams.
  public var separator: String
  public var timer: Timer
  public var connection: Connection
  /// The undo of a goal; nil if it is not offered.
  public var undo: UndoOfferViewData?
  public var end: String
  /// A Boolean value that indicates whether controls are enabled; false while the match is being
  /// ended.
  public var isEnabled: Bool
  /// The largest score of a team.
  public var mostGoals: Int
}

/// A player of a line-up, ready to show.
public struct LineUpPlayerViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// The acronym of the position; nil if the position is unknown.
  public var position: String?
  /// The name and position in words, for screen readers.
  public var accessibilityLabel: String
}
