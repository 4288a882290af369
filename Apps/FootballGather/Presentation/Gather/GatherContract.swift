public import Rostrum

/// What the presenter may ask of the match in progress.
@MainActor
public protocol GatherView: StateRendering where State == GatherViewState {}

/// What the match in progress may ask of its flow.
@MainActor
public protocol GatherNavigation: Confirming {
  func chooseTime(_ time: Duration)

  func matchEnded()
}
