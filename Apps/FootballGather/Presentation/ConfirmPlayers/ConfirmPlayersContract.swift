public import Rostrum

/// What the presenter may ask of the screen that makes teams.
@MainActor
public protocol ConfirmPlayersView: StateRendering where State == ConfirmPlayersViewState {}

/// What the screen that makes teams may ask of its flow.
@MainActor
public protocol ConfirmPlayersNavigation: Confirming {
  func leaveTeams()

  func matchStarted()
}
