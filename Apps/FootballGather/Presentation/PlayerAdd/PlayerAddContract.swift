public import Rostrum

/// The view of the form that adds a player.
@MainActor
public protocol PlayerAddView: StateRendering, Announcing where State == PlayerAddViewState {
  /// Focuses a field.
  func focus(_ field: PlayerTextField.ID)
}

/// The navigation of the form that adds a player.
@MainActor
public protocol PlayerAddNavigation: Confirming {
  /// Leaves without adding a player, after a confirmation if there is unsaved work.
  func leave()

  /// The player was added.
  func finish()
}
