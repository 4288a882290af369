public import Rostrum
public import ZhihuDailyModel

/// The app's flow: the paper's days, and from them a story, or what concerns the reader.
public final class ZhihuDailyCoordinator: NewsFlow {
  public override func start() {
    push(screens.home(HomePresenter(app: app, navigation: self)), at: ZhihuDailyRoute.home)
  }
}

extension ZhihuDailyCoordinator: HomeNavigation {
  public func showStory(_ id: Story.ID, in order: StoryOrder) {
    start(StoryCoordinator(id, in: order, screens: screens, app: app))
  }

  public func showProfile() {
    start(ProfileCoordinator(screens: screens, app: app))
  }
}

extension ZhihuDailyCoordinator: RouteTaking {
  public func take(_ route: ZhihuDailyRoute) {
    switch route {
    case .home: break
    case .story(let id, let order): showStory(id, in: order)
    case .comments(let id):
      let story = StoryCoordinator(id, in: .days, screens: screens, app: app)
      start(story)
      story.showComments()
    case .profile, .login, .favourites, .messages, .settings:
      let profile = ProfileCoordinator(screens: screens, app: app)
      start(profile)
      profile.show(route)
    }
  }
}
