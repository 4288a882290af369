public import Rostrum

/// What the presenter may ask of the match in progress.
@MainActor
public protocol GatherView: StateRendering where State == GatherViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)

  /// A goal was added by a tap: the system's ways to undo offer to take it back.
  func goalAdded(_ name: String)
}

/// What the match in progress may ask of its flow.
@MainActor
public protocol GatherNavigation: Confirming {
  func chooseTime(_ time: Duration)

  /// The match's screen has come, or gone.
  func matchScreen(isShown: Bool)

  /// The match is over, or there is none.
  /// - Parameter result: The result that was kept, where this screen has brought one about.
  func matchEnded(_ result: MatchResult?)
}
