import FootballGatherModel
import RostrumTesting

@testable import FootballGatherPresentation

final class LoginSpy: ViewSpy<LoginViewState>, LoginView {
  func focus(_ field: LoginViewState.Field) { record("focus \(field)") }
  func announce(_ text: String) { record("announce \(text)") }
}

final class PlayerListSpy: ViewSpy<PlayerListViewState>, PlayerListView {
  func announce(_ text: String) { record("announce \(text)") }
}

final class PlayerDetailSpy: ViewSpy<PlayerDetailViewState>, PlayerDetailView {}

final class PlayerEditSpy: ViewSpy<PlayerEditViewState>, PlayerEditView {
  func focus(_ field: PlayerTextField.ID) { record("focus \(field)") }
  func announce(_ text: String) { record("announce \(text)") }
}

final class PlayerAddSpy: ViewSpy<PlayerAddViewState>, PlayerAddView {
  func focus(_ field: PlayerTextField.ID) { record("focus \(field)") }
  func announce(_ text: String) { record("announce \(text)") }
}

final class ConfirmPlayersSpy: ViewSpy<ConfirmPlayersViewState>, ConfirmPlayersView {
  func announce(_ text: String) { record("announce \(text)") }
}

/// A flow that only remembers, and answers every question the same.
final class FakePlayersNavigation: PlayerListNavigation, PlayerDetailNavigation,
  PlayerEditNavigation, PlayerAddNavigation, ConfirmPlayersNavigation
{
  var log: [String] = []
  var questions: [Question] = []
  var notices: [Notice] = []
  /// Whether the person confirms.
  var answer = true

  func confirms(_ question: Question) async -> Bool {
    questions.append(question)
    return answer
  }

  func tell(_ notice: Notice) { notices.append(notice) }

  func showPlayer(_ id: Player.ID) { log.append("player \(id)") }
  func addPlayer() { log.append("add") }
  func chooseTeams(of players: [Player.ID]) { log.append("teams \(players)") }
  func showMatch() { log.append("match") }
  func editPlayer(_ id: Player.ID, _ field: PlayerField) { log.append("edit \(id) \(field)") }
  func showAllPlayers() { log.append("all players") }
  func playerEdited() { log.append("edited") }
  func leave() { log.append("leave") }
  func finish() { log.append("finish") }
}
