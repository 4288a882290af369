import Rostrum
import RostrumTesting
import UIKit
import ZhihuDailyPresentation
import ZhihuDailyUI

/// A factory of the real screens that watches each screen and presenter for leaks.
@MainActor
final class WatchedNewsScreens {
  private let factory: ZhihuDailyScreensFactory
  /// The tracker, which receives all created objects.
  var track: LeakTracker?
  private(set) var count = 0

  init(pictures: any PictureProviding) {
    factory = ZhihuDailyScreensFactory(pictures: pictures)
  }

  private func watch(_ presenter: AnyObject, _ screen: any Screen) -> any Screen {
    count += 1
    track?(presenter)
    track?(screen)
    return screen
  }
}

extension WatchedNewsScreens: HomeScreens, StoryScreens, ProfileScreens {
  func home(_ presenter: HomePresenter) -> any Screen {
    watch(presenter, factory.home(presenter))
  }

  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    factory.nothingChosen(placeholder)
  }

  func story(_ presenter: StoryPresenter) -> any Screen {
    watch(presenter, factory.story(presenter))
  }

  func picture(_ presenter: PicturePresenter) -> any Screen {
    watch(presenter, factory.picture(presenter))
  }

  func comments(_ presenter: CommentsPresenter) -> any Screen {
    watch(presenter, factory.comments(presenter))
  }

  func profile(_ presenter: ProfilePresenter) -> any Screen {
    watch(presenter, factory.profile(presenter))
  }

  func login(_ presenter: LoginPresenter) -> any Screen {
    watch(presenter, factory.login(presenter))
  }

  func favourites(_ presenter: FavouritesPresenter) -> any Screen {
    watch(presenter, factory.favourites(presenter))
  }

  func messages(_ presenter: MessagesPresenter) -> any Screen {
    watch(presenter, factory.messages(presenter))
  }

  func settings(_ presenter: SettingsPresenter) -> any Screen {
    watch(presenter, factory.settings(presenter))
  }
}
