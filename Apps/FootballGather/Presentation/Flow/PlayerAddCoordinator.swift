import Rostrum

/// The flow that adds a player by a form in a sheet.
final class PlayerAddCoordinator: GatherFlow<Void>, PlayerAddNavigation {
  override func start() {
    let presenter = PlayerAddPresenter(app: app, navigation: self)
    push(screens.playerAdd(presenter), at: FootballGatherRoute.newPlayer)
  }
}
