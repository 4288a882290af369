import Rostrum

/// The flow of a result in a sheet; it outputs whether a rematch has started.
final class MatchResultCoordinator: GatherFlow<Bool>, MatchResultNavigation {
  private let result: MatchResult

  init(result: MatchResult, screens: any FootballGatherScreens, app: GatherServices) {
    self.result = result
    super.init(screens: screens, app: app)
  }

  override func start() {
    push(screens.matchResult(MatchResultPresenter(result: result, app: app, navigation: self)))
  }

  func resultRead(startsRematch: Bool) {
    finish(startsRematch)
  }
}
