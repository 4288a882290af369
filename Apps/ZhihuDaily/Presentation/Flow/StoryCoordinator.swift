import Rostrum
import ZhihuDailyModel

/// The flow of a story, its neighbours and its comments.
final class StoryCoordinator: NewsFlow, CommentsNavigation {
  /// The open story.
  private var id: Story.ID
  private let order: StoryOrder

  init(
    _ id: Story.ID,
    in order: StoryOrder,
    screens: any ZhihuDailyScreens,
    app: NewsServices
  ) {
    self.id = id
    self.order = order
    super.init(screens: screens, app: app)
  }

  override func start() {
    push(screen(), at: ZhihuDailyRoute.story(id, order))
  }

  private func screen() -> any Screen {
    screens.story(StoryPresenter(id: id, order: order, app: app, navigation: self))
  }
}

extension StoryCoordinator: StoryNavigation {
  func showStory(_ id: Story.ID) {
    self.id = id
    replace(with: screen(), at: ZhihuDailyRoute.story(id, order))
  }

  func showComments() {
    let presenter = CommentsPresenter(id: id, app: app, navigation: self)
    push(screens.comments(presenter), at: ZhihuDailyRoute.comments(id))
  }

  func showPicture(_ picture: PictureToShow) {
    let presenter = PicturePresenter(picture, app: app, navigation: self)
    present(screens.picture(presenter), style: .fullScreen)
  }

  func showAllStories() {
    open(ZhihuDailyRoute.home)
  }
}

extension StoryCoordinator: PictureNavigation {
  func pictureClosed() {
    dismiss()
  }
}
