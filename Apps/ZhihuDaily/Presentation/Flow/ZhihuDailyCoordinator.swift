public import Rostrum
public import ZhihuDailyModel

/// The app's flow: the days and the profile in one column, the chosen story in the other.
public final class ZhihuDailyCoordinator: NewsFlow {
  private weak var split: Split?
  private weak var home: HomePresenter?
  /// The flow of the chosen story.
  private weak var story: StoryCoordinator?
  /// The flow of the user's own screens.
  private weak var profile: ProfileCoordinator?

  public override func start() {
    let split = setSplit(placeholder: screens.nothingChosen(nothingChosen))
    self.split = split
    let presenter = HomePresenter(app: app, navigation: self)
    home = presenter
    split.onChange = { [weak self] in self?.markChosen() }
    start(HomeCoordinator(screens.home(presenter)), as: .on(split.primary))
  }

  private var nothingChosen: PlaceholderViewData {
    PlaceholderViewData(
      symbol: "newspaper",
      title: app.texts.home.nothingChosenTitle,
      text: app.texts.home.nothingChosenText
    )
  }

  /// The story whose row is marked; nil in a collapsed split, where a tap pushes a screen.
  private var chosen: Story.ID? {
    guard let split, !split.isCollapsed, case .story(let id, _)? = split.chosen as? ZhihuDailyRoute
    else { return nil }
    return id
  }

  private func markChosen() {
    home?.chosenChanged(chosen)
    profile?.chosenChanged(chosen)
  }
}

extension ZhihuDailyCoordinator: HomeNavigation {
  public func showStory(_ id: Story.ID, in order: StoryOrder) {
    _ = startStory(id, in: order)
  }

  public func showProfile() {
    _ = startProfile()
  }

  private func startStory(_ id: Story.ID, in order: StoryOrder) -> StoryCoordinator? {
    guard let split else { return nil }
    let story = StoryCoordinator(id, in: order, screens: screens, app: app)
    self.story = story
    start(story, as: .on(split.secondary))
    return story
  }

  private func startProfile() -> ProfileCoordinator? {
    guard let split else { return nil }
    let profile = ProfileCoordinator(screens: screens, app: app) { [weak self] id in
      self?.showStory(id, in: .favourites)
    }
    self.profile = profile
    profile.chosenChanged(chosen)
    start(profile, as: .on(split.primary))
    return profile
  }
}

extension ZhihuDailyCoordinator: RouteTaking {
  public func take(_ route: ZhihuDailyRoute) {
    switch route {
    case .home: break
    case .story(let id, let order):
      // It would be below the story, except one that was opened there.
      if story == nil, order != .favourites { profile?.finish() }
      showStory(id, in: order)
    case .comments(let id): startStory(id, in: .days)?.showComments()
    case .profile, .login, .favourites, .messages, .settings:
      // In one column the story would cover them.
      story?.finish()
      startProfile()?.show(route)
    }
  }
}

extension ZhihuDailyCoordinator: UnknownLinkTaking, Confirming {
  public func takeUnknownLink(_ path: RoutePath) {
    notify(app.texts.common.unknownLink)
  }
}
