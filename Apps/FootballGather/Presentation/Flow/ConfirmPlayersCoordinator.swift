import FootballGatherModel
import Rostrum

/// The flow that makes teams of chosen players; it finishes when the match has started.
final class ConfirmPlayersCoordinator: GatherFlow<Void>, ConfirmPlayersNavigation {
  private let players: [Player.ID]

  init(players: [Player.ID], screens: any FootballGatherScreens, app: GatherServices) {
    self.players = players
    super.init(screens: screens, app: app)
  }

  override func start() {
    let presenter = ConfirmPlayersPresenter(players: players, app: app, navigation: self)
    push(screens.confirmPlayers(presenter), at: FootballGatherRoute.teams(players))
  }
}
