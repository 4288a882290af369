public import Rostrum

/// The state of the list of players.
public struct PlayerListViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case rows([PlayerRowViewData])
    /// There are no players, the search has no results, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public struct Button: Equatable, Sendable {
    public var title: String
    public var isEnabled = true
  }

  /// A message above the rows.
  public struct Banner: Equatable, Sendable {
    public enum ID: Sendable {
      /// The age of the rows and its reason, with a button to retry.
      case notice
    }

    public var id: ID
    public var text: String
    public var button: String
  }

  public var title: String
  /// The title of the next screen's back button.
  public var back: String
  public var search: String
  /// The title of the swipe action.
  public var delete: String
  public var isSelecting = false
  /// The ids of the selected rows.
  public var selected: Set<Int> = []
  /// The button that starts or ends selecting.
  public var mode: Button
  /// The button that selects all listed players, or none of them; nil outside of selecting.
  public var selectAll: Button?
  /// The button that deletes the selected players; nil outside of selecting.
  public var deleteSelected: Button?
  /// The button that adds a player or, while selecting, makes teams.
  ///
  /// Nil if the placeholder adds a player, and while players are loading.
  public var main: Button?
  public var banners: [Banner] = []
  public var content: Content
  public var isPulled = false
}
