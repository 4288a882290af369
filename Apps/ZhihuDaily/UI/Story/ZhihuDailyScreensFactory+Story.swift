public import Rostrum
import RostrumUIKit
public import ZhihuDailyPresentation

extension ZhihuDailyScreensFactory: StoryScreens {
  public func story(_ presenter: StoryPresenter) -> any Screen {
    StoryViewController(presenter: presenter, pictures: pictures)
  }

  public func picture(_ presenter: PicturePresenter) -> any Screen {
    PictureViewController(presenter: presenter)
  }

  public func comments(_ presenter: CommentsPresenter) -> any Screen {
    CommentsViewController(presenter: presenter, pictures: pictures)
  }
}
