public import FootballGatherModel
public import Rostrum

/// What the presenter may ask of the match in progress.
@MainActor
public protocol GatherView: StateRendering where State == GatherViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)

  /// The time has run down: lets a person feel it, and says the text.
  func timeIsUp(_ text: String)
}

/// What the match in progress may ask of its flow.
@MainActor
public protocol GatherNavigation: Confirming {
  func chooseTime(_ time: Duration)

  /// The match is over, or there is none.
  /// - Parameter score: The result that was kept, where this screen has brought one about.
  func matchEnded(_ score: Score?)
}
