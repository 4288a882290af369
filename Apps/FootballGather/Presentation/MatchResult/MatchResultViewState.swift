/// The result of a match, as it shall look.
public struct MatchResultViewState: Equatable, Sendable {
  public var title: String
  public var headings: [String]
  public var score: String
  public var outcome: String
  /// Who ended it; nil where this device did.
  public var note: String?
  public var spoken: String
  public var share: String
  public var rematch: String
  public var isRematchEnabled = true
  public var done: String
}
