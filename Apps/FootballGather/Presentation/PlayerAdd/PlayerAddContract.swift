public import Rostrum

/// What the presenter may ask of the form of somebody new.
@MainActor
public protocol PlayerAddView: StateRendering where State == PlayerAddViewState {}

/// What the form of somebody new may ask of its flow.
@MainActor
public protocol PlayerAddNavigation: Confirming {
  func leaveForm()

  func playerAdded()
}
