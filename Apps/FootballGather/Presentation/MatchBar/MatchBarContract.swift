public import FootballGatherModel
public import Foundation
public import Rostrum

/// The view of the bar.
@MainActor
public protocol MatchBarView: StateRendering where State == MatchBarViewState {}

/// The navigation of the bar.
@MainActor
public protocol MatchBarNavigation: AnyObject {
  func showMatch()

  /// A match of the account that this device can join.
  func showGather(_ id: Gather.ID)

  /// Another device has ended the match that was in progress here.
  func showResult(_ result: MatchResult)
}
