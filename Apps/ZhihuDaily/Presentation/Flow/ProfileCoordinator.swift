import Rostrum
import ZhihuDailyModel

/// The flow of what concerns the reader: login, favourites, messages and settings.
final class ProfileCoordinator: NewsFlow {
  private let onStory: @MainActor (Story.ID) -> Void

  /// - Parameters:
  ///   - screens: Makes the screens.
  ///   - app: What presenters are made with.
  ///   - onStory: A favourite was chosen.
  init(
    screens: any ZhihuDailyScreens,
    app: NewsServices,
    onStory: @escaping @MainActor (Story.ID) -> Void
  ) {
    self.onStory = onStory
    super.init(screens: screens, app: app)
  }

  override func start() {
    let presenter = ProfilePresenter(app: app, navigation: self)
    push(screens.profile(presenter), at: ZhihuDailyRoute.profile)
  }

  /// Goes on to one of the flow's screens.
  func show(_ route: ZhihuDailyRoute) {
    switch route {
    case .login: logIn()
    case .favourites: showFavourites()
    case .messages: showMessages()
    case .settings: showSettings()
    case .home, .story, .comments, .profile: break
    }
  }
}

extension ProfileCoordinator: ProfileNavigation {
  func logIn() {
    let presenter = LoginPresenter(app: app, navigation: self)
    present(screens.login(presenter), at: ZhihuDailyRoute.login)
  }

  func showFavourites() {
    let presenter = FavouritesPresenter(app: app, navigation: self)
    push(screens.favourites(presenter), at: ZhihuDailyRoute.favourites)
  }

  func showMessages() {
    let presenter = MessagesPresenter(app: app)
    push(screens.messages(presenter), at: ZhihuDailyRoute.messages)
  }

  func showSettings() {
    let presenter = SettingsPresenter(app: app, navigation: self)
    push(screens.settings(presenter), at: ZhihuDailyRoute.settings)
  }
}

extension ProfileCoordinator: LoginNavigation, FavouritesNavigation, SettingsNavigation {
  func loginEnded() {
    dismiss()
  }

  func showStory(_ id: Story.ID) {
    onStory(id)
  }
}
