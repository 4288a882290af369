public import Rostrum

/// A player's screen as it shall look.
public struct PlayerDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case sections([Section])
    /// No such player any more, or an error.
    case placeholder(PlaceholderViewData)
  }

  public struct Section: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case personal, play, likes, statistics
    }

    public var id: ID
    public var title: String
    public var rows: [Row]
    /// Below the rows.
    public var footer: String?
  }

  public struct Row: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case firstName, lastName, age, position, skill, team
      case played, won, drawn, lost, form
    }

    public var id: ID
    public var title: String
    /// Nil where nothing is known.
    public var value: String?
    /// The value for those who hear it; nil where that is the same.
    public var spokenValue: String?
    /// Whether a tap leads to where it is edited.
    public var isEditable = false
  }

  /// The player's name.
  public var title: String?
  public var content: Content
  /// Offers to delete the player; nil while there is nobody.
  public var delete: String?
  /// Nothing else can be begun meanwhile.
  public var isDeleting = false
}
