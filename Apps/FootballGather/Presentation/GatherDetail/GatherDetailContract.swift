public import FootballGatherModel
public import Foundation
public import Rostrum

/// The view of a past match.
@MainActor
public protocol GatherDetailView: StateRendering where State == GatherDetailViewState {}

/// The navigation of a past match.
@MainActor
public protocol GatherDetailNavigation: Confirming {
  /// The screen of a match has appeared or disappeared.
  func gatherScreen(_ id: Gather.ID, isShown: Bool)

  /// The match no longer exists.
  func showAllGathers()

  /// Shows the match in progress.
  func showMatch()
}
