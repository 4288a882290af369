public import Rostrum

/// What the presenter may ask of the bar.
@MainActor
public protocol MatchBarView: StateRendering where State == MatchBarViewState {}

/// What the bar may ask of its flow.
@MainActor
public protocol MatchBarNavigation: AnyObject {
  func showMatch()

  /// Another device has ended the match that was in progress here.
  func showResult(_ result: MatchResult)
}
