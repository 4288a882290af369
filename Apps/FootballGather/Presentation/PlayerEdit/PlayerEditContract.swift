public import Rostrum

/// What the presenter may ask of the screen of one field.
@MainActor
public protocol PlayerEditView: StateRendering where State == PlayerEditViewState {}

/// What the screen of one field may ask of its flow.
@MainActor
public protocol PlayerEditNavigation: Confirming {
  func playerEdited()
}
