public import Rostrum

/// The state of the teams screen.
public struct ConfirmPlayersViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    /// The bench, Team A and Team B.
    case places([Place])
    /// Too few players, or an error.
    case placeholder(PlaceholderViewData)
  }

  public struct Place: Equatable, Sendable, Identifiable {
    public enum ID: String, Sendable, CaseIterable, Codable {
      case bench, teamA, teamB
    }

    public var id: ID
    /// The title, which includes the number of players.
    public var title: String
    public var rows: [Row]
    /// The text below the rows.
    public var footer: String?
  }

  public struct Row: Equatable, Sendable, Identifiable {
    public var id: Int
    public var name: String
    /// The acronym of the position; nil if the position is unknown.
    public var position: String?
    /// The full name of the position, for screen readers.
    public var positionAccessibilityLabel: String?
    /// The accessibility label of the row, without its control.
    public var accessibilityLabel: String
    /// The accessibility label of the control that chooses a place.
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
  /// The segments for Team A, the bench and Team B.
  public var segments: [Segment]
  public var canShuffle = false
  public var canUndo = false
  public var canStart = false
  public var isStarting = false
  public var content: Content
}
