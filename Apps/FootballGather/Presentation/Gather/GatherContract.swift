public import FootballGatherModel
public import Rostrum

/// The view of the match in progress.
@MainActor
public protocol GatherView: StateRendering, Announcing where State == GatherViewState {}

/// The navigation of the match in progress.
@MainActor
public protocol GatherNavigation: Confirming {
  func chooseTime(_ time: Duration)

  /// The match's screen has appeared or disappeared.
  func matchScreen(isShown: Bool)

  /// Shows a match that has ended.
  func showGather(_ id: Gather.ID)

  /// The match is over, or there is none.
  /// - Parameter result: The result, if this screen has ended the match.
  func matchEnded(_ result: MatchResult?)
}
