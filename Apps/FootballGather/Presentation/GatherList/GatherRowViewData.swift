/// One match of the list, ready to show.
public struct GatherRowViewData: Equatable, Sendable {
  /// The teams and their goals.
  public var result: String
  /// Who won, or where it goes on; nil where its section says so.
  public var outcome: String?
  /// When it was; nil where nobody knows.
  public var date: String?
  /// The name of a symbol; nil for a match that has ended and is sent.
  public var symbol: String?
  /// Whether a tap leads on.
  public var leadsOn: Bool
  public var canDelete: Bool
}

/// How a player has done, ready to show.
public struct PlayerFormViewData: Equatable, Sendable {
  public struct Mark: Equatable, Sendable {
    public var kind: FormMark
    public var letter: String
  }

  public var name: String
  public var played: String
  /// Nil for somebody who has not played.
  public var outcomes: String?
  /// The newest first.
  public var form: [Mark]
  /// All of the row in words.
  public var spoken: String
}
