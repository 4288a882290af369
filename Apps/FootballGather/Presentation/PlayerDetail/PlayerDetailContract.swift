public import FootballGatherModel
public import Rostrum

/// The view of a player.
@MainActor
public protocol PlayerDetailView: StateRendering where State == PlayerDetailViewState {}

/// The navigation of a player's screen.
@MainActor
public protocol PlayerDetailNavigation: Confirming {
  func editPlayer(_ id: Player.ID, _ field: PlayerField)

  /// The player no longer exists.
  func showAllPlayers()
}
