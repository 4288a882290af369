public import Rostrum

/// What the presenter may ask of the screen that makes teams.
@MainActor
public protocol ConfirmPlayersView: StateRendering where State == ConfirmPlayersViewState {
  /// Moves the attention of screen readers and keys to the place of a player.
  func focus(_ player: Int)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the screen that makes teams may ask of its flow.
@MainActor
public protocol ConfirmPlayersNavigation: Confirming {
  /// Leaves without a match; who has made teams is asked.
  func leave()

  /// The match has begun.
  func finish()
}
