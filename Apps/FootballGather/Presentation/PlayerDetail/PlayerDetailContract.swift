public import FootballGatherModel
public import Rostrum

/// What the presenter may ask of a player's screen.
@MainActor
public protocol PlayerDetailView: StateRendering where State == PlayerDetailViewState {}

/// What a player's screen may ask of its flow.
@MainActor
public protocol PlayerDetailNavigation: Confirming {
  func editPlayer(_ id: Player.ID, _ field: PlayerField)

  /// The player is gone.
  func showAllPlayers()
}
