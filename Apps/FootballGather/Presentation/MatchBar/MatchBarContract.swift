public import Rostrum

/// The view of the bar.
@MainActor
public protocol MatchBarView: StateRendering where State == MatchBarViewState {}

/// The navigation of the bar.
@MainActor
public protocol MatchBarNavigation: Confirming {
  func showMatch()

  /// Another device has ended the match that was in progress here.
  func showResult(_ result: MatchResult)
}
