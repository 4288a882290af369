public import FootballGatherModel
public import Rostrum

/// What the presenter may ask of the list of players.
@MainActor
public protocol PlayerListView: StateRendering where State == PlayerListViewState {}

/// What the list of players may ask of its flow.
@MainActor
public protocol PlayerListNavigation: Confirming {
  func showPlayer(_ id: Player.ID)

  func addPlayer()

  func chooseTeams(of players: [Player.ID])

  /// Shows the match in progress.
  func showMatch()
}
