public import Rostrum

/// The factory of Zhihu Daily's screens, with an implementation for each user interface.
public typealias ZhihuDailyScreens = HomeScreens & StoryScreens & ProfileScreens

@MainActor
public protocol HomeScreens {
  func home(_ presenter: HomePresenter) -> any Screen
  /// Returns the placeholder of the secondary column while no story is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
}

@MainActor
public protocol StoryScreens {
  func story(_ presenter: StoryPresenter) -> any Screen
  func comments(_ presenter: CommentsPresenter) -> any Screen
  func picture(_ presenter: PicturePresenter) -> any Screen
}

@MainActor
public protocol ProfileScreens {
  func profile(_ presenter: ProfilePresenter) -> any Screen
  func login(_ presenter: LoginPresenter) -> any Screen
  func favourites(_ presenter: FavouritesPresenter) -> any Screen
  func messages(_ presenter: MessagesPresenter) -> any Screen
  func settings(_ presenter: SettingsPresenter) -> any Screen
}
