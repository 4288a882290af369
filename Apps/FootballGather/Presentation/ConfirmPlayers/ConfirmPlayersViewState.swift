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
    /// With the number of players.
    public var title: String
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
    /// Names the control that chooses a place.
    public var placeLabel: String
  }

  /// A place in the control of each row.
  public struct Segment: Equatable, Sendable, Identifiable {
    public var id: Place.ID
    public var title: String
  }

  public var title: String
  public var cancel: String
  public var shuffle: String
  public var undo: String
  public var start: String
  /// Team A, bench and Team B.
  public var segments: [Segment]
  public var canShuffle = false
  public var canUndo = false
  public var canStart = false
  public var isStarting = false
  public var content: Content
}
