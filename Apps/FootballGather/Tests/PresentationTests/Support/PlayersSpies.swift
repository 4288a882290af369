import FootballGatherModel
import Rostrum
import RostrumTesting

@testable import FootballGatherPresentation

final class LoginSpy: ViewSpy<LoginViewState>, LoginView {
  func focus(_ field: LoginViewState.Field) { record("focus \(field)") }
}

final class PlayerListSpy: ViewSpy<PlayerListViewState>, PlayerListView {}

final class PlayerDetailSpy: ViewSpy<PlayerDetailViewState>, PlayerDetailView {}

final class PlayerEditSpy: ViewSpy<PlayerEditViewState>, PlayerEditView {
  func focus(_ field: PlayerTextField.ID) { record("focus \(field)") }
}

final class PlayerAddSpy: ViewSpy<PlayerAddViewState>, PlayerAddView {
  func focus(_ field: PlayerTextField.ID) { record("focus \(field)") }
}

final class ConfirmPlayersSpy: ViewSpy<ConfirmPlayersViewState>, ConfirmPlayersView {
  func focus(_ player: Int) { record("focus \(player)") }
}

/// A fake navigation for all screens of players.
final class FakePlayersNavigation: NavigationSpy, PlayerListNavigation, PlayerDetailNavigation,
  PlayerEditNavigation, PlayerAddNavigation, ConfirmPlayersNavigation
{
  func showPlayer(_ id: Player.ID) { record("player \(id)") }
  func addPlayer() { record("add") }
  func chooseTeams(of players: [Player.ID]) { record("teams \(players)") }
  func showMatch() { record("match") }
  func showGathers() { record("gathers") }
  func editPlayer(_ id: Player.ID, _ field: PlayerField) { record("edit \(id) \(field)") }
  func showAllPlayers() { record("all players") }
  func playerEdited() { record("edited") }
  func addPlayer(_ input: PlayerInput) { record("add \(input.name), \(input.age)") }
  func playerWasDeleted() { record("deleted") }
  func leave() { record("leave") }
  func finish() { record("finish") }
}
