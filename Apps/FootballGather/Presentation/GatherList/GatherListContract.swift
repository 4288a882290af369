public import FootballGatherModel
public import Rostrum

/// The view of the list of matches.
@MainActor
public protocol GatherListView: StateRendering where State == GatherListViewState {}

/// The navigation of the list of matches.
@MainActor
public protocol GatherListNavigation: Confirming {
  func showGather(_ id: Gather.ID)
  func showPlayer(_ id: Player.ID)

  /// Shows the match in progress.
  func showMatch()
}
