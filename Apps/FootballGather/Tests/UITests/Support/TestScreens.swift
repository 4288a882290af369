import FootballGatherPresentation
import FootballGatherUI
import Rostrum
import RostrumUIKit
import UIKit

/// The app's own screens of matches and account, and bare ones around them.
struct TestScreens: FootballGatherScreens {
  private let screens = FootballGatherScreensFactory()

  func login(_ presenter: LoginPresenter) -> any Screen { bare("Login") }
  func playerList(_ presenter: PlayerListPresenter) -> any Screen { bare("Players") }
  func playerDetail(_ presenter: PlayerDetailPresenter) -> any Screen { bare("Player") }
  func playerEdit(_ presenter: PlayerEditPresenter) -> any Screen { bare("Edit") }
  func playerAdd(_ presenter: PlayerAddPresenter) -> any Screen { bare("Add") }
  func confirmPlayers(_ presenter: ConfirmPlayersPresenter) -> any Screen { bare("Teams") }

  func gather(_ presenter: GatherPresenter) -> any Screen { screens.gather(presenter) }
  func timePicker(_ presenter: TimePickerPresenter) -> any Screen { screens.timePicker(presenter) }
  func gatherList(_ presenter: GatherListPresenter) -> any Screen { screens.gatherList(presenter) }
  func gatherDetail(_ presenter: GatherDetailPresenter) -> any Screen {
    screens.gatherDetail(presenter)
  }
  func account(_ presenter: AccountPresenter) -> any Screen { screens.account(presenter) }
  func languageChoice(_ presenter: LanguageChoicePresenter) -> any Screen {
    screens.languageChoice(presenter)
  }

  private func bare(_ title: String) -> any Screen {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}
