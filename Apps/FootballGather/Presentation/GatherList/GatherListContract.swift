public import FootballGatherModel
public import Rostrum

/// What the presenter may ask of the list of matches.
@MainActor
public protocol GatherListView: StateRendering where State == GatherListViewState {}

/// What the list of matches may ask of its flow.
@MainActor
public protocol GatherListNavigation: Confirming {
  func showGather(_ id: Gather.ID)

  /// Shows the match in progress.
  func showMatch()
}
