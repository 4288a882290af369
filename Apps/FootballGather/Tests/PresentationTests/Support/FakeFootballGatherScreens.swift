import FootballGatherPresentation
import Rostrum
import RostrumTesting

/// A factory of screens that show nothing and record the calls of their presenters.
struct FakeFootballGatherScreens: FootballGatherScreens {
  /// Receives every presenter for which a screen is created.
  var onMake: @MainActor (AnyObject) -> Void = { _ in }

  func login(_ presenter: LoginPresenter) -> any Screen {
    screen("login", presenter, LoginSpy())
  }
  func playerList(_ presenter: PlayerListPresenter) -> any Screen {
    screen("players", presenter, PlayerListSpy())
  }
  func playerDetail(_ presenter: PlayerDetailPresenter) -> any Screen {
    screen("player", presenter, PlayerDetailSpy())
  }
  func playerEdit(_ presenter: PlayerEditPresenter) -> any Screen {
    screen("edit", presenter, PlayerEditSpy())
  }
  func playerAdd(_ presenter: PlayerAddPresenter) -> any Screen {
    screen("add", presenter, PlayerAddSpy())
  }
  func confirmPlayers(_ presenter: ConfirmPlayersPresenter) -> any Screen {
    screen("teams", presenter, ConfirmPlayersSpy())
  }

  func gather(_ presenter: GatherPresenter) -> any Screen {
    screen("gather", presenter, GatherSpy())
  }
  func timePicker(_ presenter: TimePickerPresenter) -> any Screen {
    screen("time", presenter, TimePickerSpy())
  }
  func matchResult(_ presenter: MatchResultPresenter) -> any Screen {
    screen("result", presenter, MatchResultSpy())
  }
  func gatherList(_ presenter: GatherListPresenter) -> any Screen {
    screen("gathers", presenter, GatherListSpy())
  }
  func gatherDetail(_ presenter: GatherDetailPresenter) -> any Screen {
    screen("detail", presenter, GatherDetailSpy())
  }
  func account(_ presenter: AccountPresenter) -> any Screen {
    screen("account", presenter, AccountSpy())
  }
  func languageChoice(_ presenter: LanguageChoicePresenter) -> any Screen {
    screen("language", presenter, LanguageChoiceSpy())
  }

  private func screen(
    _ name: String,
    _ presenter: any ScreenPresenter,
    _ view: AnyObject? = nil
  ) -> any Screen {
    onMake(presenter)
    return FakeScreen(name, presenter: presenter, view: view)
  }
}
