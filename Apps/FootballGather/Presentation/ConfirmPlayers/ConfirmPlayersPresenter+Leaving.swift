import FootballGatherModel
public import Foundation
public import Rostrum

// Teams that were made and not started.
extension ConfirmPlayersPresenter: LeaveGuard {
  /// Whether teams were made.
  public var hasUnsavedWork: Bool { plan.hasTeams && !isStarted }

  public func mayLeave() async -> Bool {
    let question = Question(
      title: texts.teams.discardQuestion,
      confirm: texts.teams.discard,
      cancel: texts.teams.keep
    )
    return await navigation?.confirms(question) ?? true
  }
}

extension ConfirmPlayersPresenter: DraftKeeping {
  public var draft: Data? {
    hasUnsavedWork ? plan.data : nil
  }

  /// Players that were not chosen are removed from it when players are read.
  public func restore(_ draft: Data) {
    guard let plan = TeamPlan(data: draft) else { return }
    self.plan = plan
    self.plan.keep(chosen?.map(\.id) ?? ids)
    render()
  }
}
