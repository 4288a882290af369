public import Rostrum

/// The state of a player's screen.
public struct PlayerDetailViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case sections([Section])
    /// The player no longer exists, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public struct Section: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case personal, play, likes, statistics
    }

    public var id: ID
    public var title: String
    public var rows: [Row]
    /// The text below the rows.
    public var footer: String?
  }

  public struct Row: Equatable, Sendable, Identifiable {
    public enum ID: Sendable {
      case firstName, lastName, age, position, skill, team
      case played, won, drawn, lost, form
    }

    public var id: ID
    public var title: String
    /// The value; nil if it is unknown.
    public var value: String?
    /// The text for screen readers; nil if it equals title and value.
    public var accessibilityLabel: String?
    /// A Boolean value that indicates whether a tap opens the screen that edits it.
    public var isEditable = false
  }

  /// The player's name.
  public var title: String?
  public var content: Content
  /// The button that deletes the player; nil if there is none.
  public var delete: String?
  /// A Boolean value that indicates whether a deletion is in progress, which disables other
  /// actions.
  public var isDeleting = false
}
