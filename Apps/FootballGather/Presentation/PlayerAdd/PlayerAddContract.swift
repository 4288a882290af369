public import Rostrum

/// The view of the form that adds a player.
@MainActor
public protocol PlayerAddView: StateRendering where State == PlayerAddViewState {
  /// Focuses a field.
  func focus(_ field: PlayerTextField.ID)

  /// Announces a text to screen readers.
  func announce(_ text: String)
}

/// The navigation of the form that adds a player.
@MainActor
public protocol PlayerAddNavigation: Confirming {
  /// Leaves without adding a player, after a confirmation if there is unsaved work.
  func leave()

  /// The player was added.
  func finish()
}
