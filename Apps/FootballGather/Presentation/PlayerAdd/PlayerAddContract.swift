public import Rostrum

/// What the presenter may ask of the form of somebody new.
@MainActor
public protocol PlayerAddView: StateRendering where State == PlayerAddViewState {
  /// Moves the keyboard to a field.
  func focus(_ field: PlayerTextField.ID)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the form of somebody new may ask of its flow.
@MainActor
public protocol PlayerAddNavigation: Confirming {
  /// Leaves without adding anybody; who has unsaved work is asked.
  func leave()

  /// Somebody was added.
  func finish()
}
