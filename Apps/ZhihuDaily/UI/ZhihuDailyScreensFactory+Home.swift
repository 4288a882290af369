public import Rostrum
import RostrumUIKit
public import ZhihuDailyPresentation

extension ZhihuDailyScreensFactory: HomeScreens {
  public func home(_ presenter: HomePresenter) -> any Screen {
    HomeViewController(presenter: presenter, pictures: pictures)
  }
}
