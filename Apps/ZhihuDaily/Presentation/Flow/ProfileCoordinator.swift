import Rostrum
import ZhihuDailyModel

/// The flow of the user's own screens: login, favourites, messages and settings.
final class ProfileCoordinator: NewsFlow {
  private let onStory: @MainActor (Story.ID) -> Void
  private weak var favourites: FavouritesPresenter?
  /// The story in the secondary column.
  private var chosen: Story.ID?

  /// - Parameters:
  ///   - screens: The factory of the screens.
  ///   - app: The dependencies of the presenters.
  ///   - onStory: Called when the user chooses a favourite.
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

  func chosenChanged(_ id: Story.ID?) {
    chosen = id
    favourites?.chosenChanged(id)
  }

  /// Shows a screen of the flow.
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
    favourites = presenter
    presenter.chosenChanged(chosen)
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
