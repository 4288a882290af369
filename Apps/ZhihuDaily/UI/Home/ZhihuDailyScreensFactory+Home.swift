public import Rostrum
import RostrumUIKit
import UIKit
public import ZhihuDailyPresentation

extension ZhihuDailyScreensFactory: HomeScreens {
  public func home(_ presenter: HomePresenter) -> any Screen {
    HomeViewController(presenter: presenter, pictures: pictures)
  }

  public func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemBackground
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.placeholder(
      placeholder
    ) {}
    return screen
  }
}
