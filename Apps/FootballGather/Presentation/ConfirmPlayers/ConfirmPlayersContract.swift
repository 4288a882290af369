public import Rostrum

/// The view of the teams.
@MainActor
public protocol ConfirmPlayersView: StateRendering, Announcing
where State == ConfirmPlayersViewState {
  /// Moves the focus of screen readers and the keyboard to the place of a player.
  func focus(_ player: Int)
}

/// The navigation of the teams.
@MainActor
public protocol ConfirmPlayersNavigation: Confirming {
  /// Leaves without a match, after a confirmation if teams were made.
  func leave()

  /// The match has started.
  func finish()
}
