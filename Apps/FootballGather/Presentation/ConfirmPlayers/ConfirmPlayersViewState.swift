public import Rostrum

/// The screen that makes teams as it shall look.
public struct ConfirmPlayersViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    /// Bench, Team A and Team B.
    case places([Place])
    /// Too few players, or an error.
    case placeholder(PlaceholderViewData)
  }

  public struct Place: Equatable, Sendable, Identifiable {
    public enum ID: String, Sendable, CaseIterable, Codable {
      case bench, teamA, teamB
    }

    public var id: ID
    public var title: String
    /// What a row's menu says that leads here.
    public var moveHere: String
    public var rows: [Row]
    /// Below the rows.
    public var footer: String?
  }

  public struct Row: Equatable, Sendable, Identifiable {
    public var id: Int
    public var name: String
    /// An acronym; nil where the position is not known.
    public var position: String?
    /// The position in full, for those who hear it.
    public var spokenPosition: String?
    /// Names the menu that leads elsewhere.
    public var moveLabel: String
  }

  public var title: String
  public var cancel: String
  public var shuffle: String
  public var start: String
  public var canShuffle = false
  public var canStart = false
  public var isStarting = false
  public var content: Content
}
