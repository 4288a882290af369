public import FootballGatherModel
public import Rostrum

/// The view of the list of players.
@MainActor
public protocol PlayerListView: StateRendering, Announcing where State == PlayerListViewState {}

/// The navigation of the list of players.
@MainActor
public protocol PlayerListNavigation: Confirming {
  func showPlayer(_ id: Player.ID)

  func addPlayer()

  func chooseTeams(of players: [Player.ID])

  /// Shows the match in progress.
  func showMatch()
}
