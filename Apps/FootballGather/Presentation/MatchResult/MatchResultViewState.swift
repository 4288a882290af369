/// The result of a match, as it shall look.
public struct MatchResultViewState: Equatable, Sendable {
  public var title: String
  public var headings: [String]
  /// The goals of each team, in the order of the headings.
  public var scores: [String]
  public var outcome: String
  /// A note that another device ended the match; nil where this one did.
  public var note: String?
  public var spoken: String
  public var share: String
  public var rematch: String
  public var isRematchEnabled = true
  public var done: String
}
