import FootballGatherModel
public import Foundation
public import Rostrum

// Unsaved work: teams whose match was not started.
extension ConfirmPlayersPresenter: LeaveGuard {
  /// A Boolean value that indicates whether teams were made and the match was not started.
  public var hasUnsavedWork: Bool { plan.hasTeams && !isStarted }

  public func mayLeave() async -> Bool {
    await navigation?.confirms(texts.discardTeams) ?? true
  }
}

extension ConfirmPlayersPresenter: DraftKeeping {
  public var draft: Data? {
    hasUnsavedWork ? plan.data : nil
  }

  /// Restores the teams; players that were not chosen are removed from them when players are read.
  public func restore(_ draft: Data) {
    guard let plan = TeamPlan(data: draft) else { return }
    self.plan = plan
    self.plan.keep(chosen?.map(\.id) ?? ids)
    render()
  }
}
