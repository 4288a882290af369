import FootballGatherModel
import Rostrum

/// The flow of the matches tab: the list, the statistics, and a match.
final class GathersCoordinator: GatherFlow<Void>, GatherListNavigation, GatherDetailNavigation {
  /// Called with true when the screen of a match appears, and with false when it disappears.
  var onGatherScreen: (Gather.ID, Bool) -> Void = { _, _ in }

  override func start() {
    let presenter = GatherListPresenter(app: app, navigation: self)
    push(screens.gatherList(presenter), at: FootballGatherRoute.gathers)
  }

  func showGather(_ id: Gather.ID) {
    let presenter = GatherDetailPresenter(id: id, app: app, navigation: self)
    push(screens.gatherDetail(presenter), at: FootballGatherRoute.gather(id))
  }

  func showPlayer(_ id: Player.ID) {
    open(FootballGatherRoute.player(id))
  }

  func gatherScreen(_ id: Gather.ID, isShown: Bool) {
    onGatherScreen(id, isShown)
  }

  func showAllGathers() {
    popToFirst()
  }

  func showMatch() {
    open(FootballGatherRoute.match)
  }
}

extension GathersCoordinator: RouteTaking {
  func canTake(_ route: FootballGatherRoute) -> Bool {
    switch route {
    case .gathers, .gather: true
    default: false
    }
  }

  func take(_ route: FootballGatherRoute) {
    if case .gather(let id) = route { showGather(id) }
  }
}
