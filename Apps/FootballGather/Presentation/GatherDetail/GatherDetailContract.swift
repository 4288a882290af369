public import Rostrum

/// What the presenter may ask of one match that was.
@MainActor
public protocol GatherDetailView: StateRendering where State == GatherDetailViewState {}

/// What one match that was may ask of its flow.
@MainActor
public protocol GatherDetailNavigation: Confirming {
  /// The match is gone.
  func showAllGathers()

  /// Shows the match in progress.
  func showMatch()
}
