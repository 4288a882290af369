public import Rostrum
import RostrumUIKit
public import ZhihuDailyPresentation

extension ZhihuDailyScreensFactory: ProfileScreens {
  public func profile(_ presenter: ProfilePresenter) -> any Screen {
    ProfileViewController(presenter: presenter)
  }

  public func login(_ presenter: LoginPresenter) -> any Screen {
    LoginViewController(presenter: presenter)
  }

  public func favourites(_ presenter: FavouritesPresenter) -> any Screen {
    FavouritesViewController(presenter: presenter, pictures: pictures)
  }

  public func messages(_ presenter: MessagesPresenter) -> any Screen {
    MessagesViewController(presenter: presenter)
  }

  public func settings(_ presenter: SettingsPresenter) -> any Screen {
    SettingsViewController(presenter: presenter)
  }
}
