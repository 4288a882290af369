import FootballGatherPresentation
import FootballGatherUI
import Rostrum
import UIKit

/// A factory of the real screens that records each screen and its presenter.
@MainActor
final class WatchedScreens {
  /// A recorded screen.
  struct Made {
    weak var screen: UIViewController?
    weak var presenter: AnyObject?
    let name: String
  }

  private let factory = FootballGatherScreensFactory()
  private(set) var made: [Made] = []
  /// The type names of all presenters so far.
  private(set) var seen: Set<String> = []

  private func watch(_ presenter: AnyObject, _ screen: any Screen) -> any Screen {
    seen.insert("\(type(of: presenter))")
    made.append(
      Made(
        screen: screen as? UIViewController,
        presenter: presenter,
        name: "\(type(of: presenter))"
      )
    )
    return screen
  }

  /// The names of the screens and presenters that are alive.
  var alive: [String] {
    made.flatMap { made in
      [made.screen.map { "\(type(of: $0))" }, made.presenter.map { _ in made.name }]
        .compactMap(\.self)
    }
  }

  /// Removes the records of deallocated screens.
  func forgetGone() {
    made.removeAll { $0.screen == nil && $0.presenter == nil }
  }
}

extension WatchedScreens: FootballGatherScreens {
  func login(_ presenter: LoginPresenter) -> any Screen {
    watch(presenter, factory.login(presenter))
  }

  func playerList(_ presenter: PlayerListPresenter) -> any Screen {
    watch(presenter, factory.playerList(presenter))
  }

  func playerDetail(_ presenter: PlayerDetailPresenter) -> any Screen {
    watch(presenter, factory.playerDetail(presenter))
  }

  func playerEdit(_ presenter: PlayerEditPresenter) -> any Screen {
    watch(presenter, factory.playerEdit(presenter))
  }

  func playerAdd(_ presenter: PlayerAddPresenter) -> any Screen {
    watch(presenter, factory.playerAdd(presenter))
  }

  func confirmPlayers(_ presenter: ConfirmPlayersPresenter) -> any Screen {
    watch(presenter, factory.confirmPlayers(presenter))
  }

  func gather(_ presenter: GatherPresenter) -> any Screen {
    watch(presenter, factory.gather(presenter))
  }

  func matchResult(_ presenter: MatchResultPresenter) -> any Screen {
    watch(presenter, factory.matchResult(presenter))
  }

  func timePicker(_ presenter: TimePickerPresenter) -> any Screen {
    watch(presenter, factory.timePicker(presenter))
  }

  func gatherList(_ presenter: GatherListPresenter) -> any Screen {
    watch(presenter, factory.gatherList(presenter))
  }

  func gatherDetail(_ presenter: GatherDetailPresenter) -> any Screen {
    watch(presenter, factory.gatherDetail(presenter))
  }

  func account(_ presenter: AccountPresenter) -> any Screen {
    watch(presenter, factory.account(presenter))
  }

  func languageChoice(_ presenter: LanguageChoicePresenter) -> any Screen {
    watch(presenter, factory.languageChoice(presenter))
  }
}
