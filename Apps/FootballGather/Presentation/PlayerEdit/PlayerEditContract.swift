public import FootballGatherModel
public import Rostrum

/// The view of a field of a player.
@MainActor
public protocol PlayerEditView: StateRendering, Announcing where State == PlayerEditViewState {
  /// Focuses a field.
  func focus(_ field: PlayerTextField.ID)
}

/// The navigation of a field of a player.
@MainActor
public protocol PlayerEditNavigation: Confirming {
  func playerEdited()

  /// The player was deleted on another device meanwhile, and the input is to become a new one.
  func addPlayer(_ input: PlayerInput)

  /// The player was deleted on another device meanwhile, which its own screen shows.
  func playerWasDeleted()

  /// The player does not exist.
  func showAllPlayers()
}
