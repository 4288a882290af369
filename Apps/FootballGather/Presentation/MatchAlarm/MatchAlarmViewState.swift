/// The state of the alarm at the end of a match's time.
public struct MatchAlarmViewState: Equatable, Sendable {
  public struct Alarm: Equatable, Sendable {
    public var title: String
    /// The teams and their goals.
    public var result: String
    public var button: String
    public var windowTitle: String
    public var accessibilityLabel: String
  }

  /// The alarm; nil if there is none.
  public var alarm: Alarm?
}
