/// A match of the list, ready to show.
public struct GatherRowViewData: Equatable, Sendable {
  /// The teams and their goals.
  public var result: String
  /// The winner, or the state of the match; nil if the title of the section states it.
  public var outcome: String?
  /// The date; nil if it is unknown.
  public var date: String?
  /// The name of an SF Symbol; nil for a match that has ended and was sent.
  public var symbol: String?
  /// A Boolean value that indicates whether a tap shows another screen.
  public var showsDisclosure: Bool
  public var canDelete: Bool
}

/// The statistics of a player, ready to show.
public struct PlayerFormViewData: Equatable, Sendable {
  public struct Mark: Equatable, Sendable {
    public var kind: FormMark
    public var letter: String
  }

  public var name: String
  /// The position and age of a player with the same name as another; nil for all others.
  public var detail: String?
  public var played: String
  /// The outcomes; nil if the player has not played.
  public var outcomes: String?
  /// The latest results, sorted from newest to oldest.
  public var form: [Mark]
  /// The whole row in words, for screen readers.
  public var accessibilityLabel: String
}
