/// A match in progress, ready to show.
public struct MatchViewData: Equatable, Sendable {
  public struct Side: Equatable, Sendable {
    public var id: MatchSide
    /// Above the score.
    public var heading: String
    /// Above the players.
    public var title: String
    public var score: String
    /// The same as a number.
    public var goals: Int
    /// The accessibility label of the score.
    public var scoreLabel: String
    public var addGoal: String
    public var removeGoal: String
    public var players: [LineUpPlayerViewData]
  }

  public struct Timer: Equatable, Sendable {
    /// `MM:SS`.
    public var text: String
    /// The same in words.
    public var spoken: String
    /// Start, Pause or Resume.
    public var button: String
    public var isButtonEnabled: Bool
    public var reset: String
    public var set: String
  }

  /// The change that can be undone.
  public struct Undo: Equatable, Sendable {
    public var text: String
    public var button: String
  }

  /// Whether others see this match as it is, and this device sees what they do.
  public struct Line: Equatable, Sendable {
    public enum State: Sendable {
      case connecting, live, offline, onDevice
    }

    public var state: State
    public var text: String
  }

  /// Team A, then Team B.
  public var sides: [Side]
  public var versus: String
  public var timer: Timer
  public var line: Line
  /// Takes back the goal of a tap; nil where it is not offered.
  public var undo: Undo?
  public var end: String
  /// While the match is being ended nothing can be tapped.
  public var isEnabled: Bool
  /// The largest score of a team.
  public var mostGoals: Int
}

/// A player of a line-up, ready to show.
public struct LineUpPlayerViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// A few letters; nil where nobody knows it.
  public var position: String?
  /// Both in words.
  public var spoken: String
}
