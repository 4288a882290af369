public import Rostrum

/// The list of players as it shall look.
public struct PlayerListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case rows([PlayerRowViewData])
    /// Nobody is there, nobody was found, or an error.
    case placeholder(PlaceholderViewData)
  }

  public struct Button: Equatable, Sendable {
    public var title: String
    public var isEnabled = true
  }

  /// What stands above the rows.
  public struct Banner: Equatable, Sendable {
    public enum ID: Sendable {
      /// How old the rows are, and why; tries again.
      case notice
    }

    public var id: ID
    public var text: String
    public var button: String
  }

  public var title: String
  /// What the back button of the next screen says.
  public var back: String
  public var search: String
  /// What a swipe on a row offers.
  public var delete: String
  public var isSelecting = false
  /// The ids of the rows that are ticked.
  public var selected: Set<Int> = []
  /// Goes from the list to the selection, and back.
  public var mode: Button
  /// Selects all players that are listed, or none of them; nil in the list.
  public var selectAll: Button?
  /// Deletes what is selected; nil in the list.
  public var deleteSelected: Button?
  /// Adds a player; in the selection, makes teams of it.
  ///
  /// Nil where the placeholder adds one, and while it is not known whether there are players.
  public var main: Button?
  public var banners: [Banner] = []
  public var content: Content
  public var isPulled = false
}
