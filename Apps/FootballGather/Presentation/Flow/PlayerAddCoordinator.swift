import FootballGatherModel
import Rostrum

/// The flow that adds a player by a form in a sheet.
final class PlayerAddCoordinator: GatherFlow<Void>, PlayerAddNavigation {
  /// The input to begin with; nil for an empty form.
  var input: PlayerInput?

  override func start() {
    let presenter = PlayerAddPresenter(input, app: app, navigation: self)
    push(screens.playerAdd(presenter), at: FootballGatherRoute.newPlayer)
  }
}
