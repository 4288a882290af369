public import Foundation
public import Rostrum
public import ZhihuDailyModel

/// The dependencies of the app's flows and presenters, for one scene.
///
/// Each presenter stores only those that it needs.
public struct NewsServices: Sendable {
  public var days: any DayRepository
  public var stories: any StoryRepository
  public var comments: any CommentRepository
  public var favourites: any FavouriteRepository
  public var settings: any SettingsRepository
  public var cache: any CacheRepository
  public var pictures: any PictureProviding
  public var environment: AppEnvironment
  /// The base of relative addresses within stories; nil for the display's own address.
  public var storyBase: URL?
  /// The app's address on the web, to which the paths of routes are appended; nil if it has none.
  public var site: URL?
  /// The texts in the user's language.
  public var texts: NewsTexts

  public init(
    _ repositories: NewsRepositories,
    environment: AppEnvironment,
    storyBase: URL? = nil,
    site: URL? = nil
  ) {
    self.init(
      days: repositories.days,
      stories: repositories.stories,
      comments: repositories.comments,
      favourites: repositories.favourites,
      settings: repositories.settings,
      cache: repositories.cache,
      pictures: NewsPictures(repositories.images),
      environment: environment,
      storyBase: storyBase,
      site: site
    )
  }

  public init(
    days: any DayRepository,
    stories: any StoryRepository,
    comments: any CommentRepository,
    favourites: any FavouriteRepository,
    settings: any SettingsRepository,
    cache: any CacheRepository,
    pictures: any PictureProviding,
    environment: AppEnvironment,
    storyBase: URL? = nil,
    site: URL? = nil
  ) {
    self.days = days
    self.stories = stories
    self.comments = comments
    self.favourites = favourites
    self.settings = settings
    self.cache = cache
    self.pictures = pictures
    self.environment = environment
    self.storyBase = storyBase
    self.site = site
    texts = .best(for: environment.languages)
  }
}
