/// The state of the bar of the match in progress.
public struct MatchBarViewState: Equatable, Sendable {
  public struct Bar: Equatable, Sendable {
    /// The teams and their goals.
    public var result: String
    /// The text below the result: that a match is in progress that this device has not joined.
    public var subtitle: String?
    /// The time as `MM:SS`; nil for a match that this device has not joined.
    public var time: String?
    /// The text in place of the time that offers to join the match; nil if this device has.
    public var join: String?
    /// A Boolean value that indicates whether the timer runs.
    public var isRunning: Bool
    public var accessibilityLabel: String
    public var hint: String
  }

  /// The bar; nil without a match, and while the match's own screen is shown.
  public var bar: Bar?
}
