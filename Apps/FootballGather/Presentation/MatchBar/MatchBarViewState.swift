/// The bar of the match in progress, as it shall look.
public struct MatchBarViewState: Equatable, Sendable {
  public struct Bar: Equatable, Sendable {
    /// The teams and their goals.
    public var result: String
    /// `MM:SS`.
    public var time: String
    /// Whether the time passes.
    public var isRunning: Bool
    public var spoken: String
    public var hint: String
  }

  /// Nil without a match, and where the match itself is shown.
  public var bar: Bar?
}
