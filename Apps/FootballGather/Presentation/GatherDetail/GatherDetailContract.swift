public import Rostrum

/// The view of a past match.
@MainActor
public protocol GatherDetailView: StateRendering where State == GatherDetailViewState {}

/// The navigation of a past match.
@MainActor
public protocol GatherDetailNavigation: Confirming {
  /// The match no longer exists.
  func showAllGathers()

  /// Shows the match in progress.
  func showMatch()
}
