/// The state of the result of a match.
public struct MatchResultViewState: Equatable, Sendable {
  public var title: String
  public var headings: [String]
  /// The goals of each team, in the order of the headings.
  public var scores: [String]
  /// The character between the goals.
  public var separator: String
  public var outcome: String
  /// A note that another device ended the match; nil if this one did.
  public var note: String?
  public var accessibilityLabel: String
  public var share: String
  public var rematch: String
  public var isRematchEnabled = true
  public var done: String
}
