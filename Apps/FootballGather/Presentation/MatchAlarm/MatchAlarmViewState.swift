/// The alarm at the end of a match's time, as it shall look.
public struct MatchAlarmViewState: Equatable, Sendable {
  public struct Alarm: Equatable, Sendable {
    public var title: String
    /// The teams and their goals.
    public var result: String
    public var button: String
    public var windowTitle: String
    public var spoken: String
  }

  /// Nil while there is none.
  public var alarm: Alarm?
}
