public import Rostrum

/// What the presenter may ask of the screen of one field.
@MainActor
public protocol PlayerEditView: StateRendering where State == PlayerEditViewState {
  /// Moves the keyboard to a field.
  func focus(_ field: PlayerTextField.ID)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the screen of one field may ask of its flow.
@MainActor
public protocol PlayerEditNavigation: Confirming {
  func playerEdited()

  /// The player is gone.
  func showAllPlayers()
}
