import FootballGatherModel
import Rostrum

/// The flow of the players tab: the list, a player and its fields, and from a selection to a match.
final class PlayersCoordinator: GatherFlow<Void> {
  /// Called with true when the match's screen appears, and with false when it disappears.
  var onMatchScreen: (Bool) -> Void = { _ in }
  /// Receives the result of a match that has ended on its screen.
  var onResult: (MatchResult) -> Void = { _ in }

  private weak var list: PlayerListPresenter?
  private weak var match: GatherCoordinator?

  override func start() {
    let list = PlayerListPresenter(app: app, navigation: self)
    self.list = list
    push(screens.playerList(list), at: FootballGatherRoute.players)
  }
}

extension PlayersCoordinator {
  /// Leaves the screen of a match that another device has ended.
  func leaveMatch() {
    match?.endedElsewhere()
  }
}

extension PlayersCoordinator: PlayerListNavigation {
  func showPlayer(_ id: Player.ID) {
    let presenter = PlayerDetailPresenter(id: id, app: app, navigation: self)
    push(screens.playerDetail(presenter), at: FootballGatherRoute.player(id))
  }

  func addPlayer() {
    start(PlayerAddCoordinator(screens: screens, app: app), as: .sheet())
  }

  func chooseTeams(of players: [Player.ID]) {
    let teams = ConfirmPlayersCoordinator(players: players, screens: screens, app: app)
    start(teams, as: .sheet()) { [weak self] started in
      if started != nil { self?.showMatch() }
    }
  }

  func showMatch() {
    list?.endSelection()
    let match = GatherCoordinator(screens: screens, app: app)
    self.match = match
    match.onMatchScreen = { [weak self] in self?.onMatchScreen($0) }
    start(match) { [weak self] ended in
      self?.onMatchScreen(false)
      if let result = ended.flatMap(\.self) { self?.onResult(result) }
    }
  }
}

extension PlayersCoordinator: PlayerDetailNavigation {
  func editPlayer(_ id: Player.ID, _ field: PlayerField) {
    let presenter = PlayerEditPresenter(id: id, field: field, app: app, navigation: self)
    push(screens.playerEdit(presenter), at: FootballGatherRoute.editPlayer(id, field))
  }

  func showAllPlayers() {
    popToFirst()
  }
}

extension PlayersCoordinator: PlayerEditNavigation {
  func playerEdited() {
    pop()
  }

  func addPlayer(_ input: PlayerInput) {
    popToFirst()
    let form = PlayerAddCoordinator(screens: screens, app: app)
    form.input = input
    start(form, as: .sheet())
  }

  func playerWasDeleted() {
    pop()
  }
}

extension PlayersCoordinator: RouteTaking {
  func canTake(_ route: FootballGatherRoute) -> Bool {
    switch route {
    case .players, .newPlayer, .player, .editPlayer, .teams, .match: true
    case .gathers, .gather, .account, .language: false
    }
  }

  func take(_ route: FootballGatherRoute) {
    switch route {
    case .newPlayer: addPlayer()
    case .player(let id): showPlayer(id)
    case .editPlayer(let id, let field):
      showPlayer(id)
      editPlayer(id, field)
    case .teams(let players): chooseTeams(of: players)
    case .match: showMatch()
    default: break
    }
  }
}
