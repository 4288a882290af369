import Foundation
import Rostrum
import RostrumTesting
import ZhihuDailyModel

@testable import ZhihuDailyPresentation

extension NewsServices {
  /// Returns services with fakes for all that a test does not name.
  @MainActor
  static func fake(
    days: any DayRepository = FakeDayRepository(),
    stories: any StoryRepository = FakeStoryRepository(),
    comments: any CommentRepository = FakeCommentRepository(),
    favourites: any FavouriteRepository = FakeFavouriteRepository(),
    settings: any SettingsRepository = FakeSettingsRepository(),
    cache: any CacheRepository = FakeCacheRepository(),
    pictures: any PictureProviding = FakePictures(),
    language: String = "en",
    clock: any Clock<Duration> = TestClock(),
    now: @escaping @Sendable () -> Date = { .noon },
    timeZone: TimeZone = .shanghai,
    site: URL? = nil
  ) -> NewsServices {
    NewsServices(
      days: days,
      stories: stories,
      comments: comments,
      favourites: favourites,
      settings: settings,
      cache: cache,
      pictures: pictures,
      environment: AppEnvironment(
        documents: URL(filePath: "/documents"),
        languages: [language],
        locale: Locale(identifier: language == "en" ? "en_GB" : language),
        timeZone: timeZone,
        now: now,
        clock: clock
      ),
      site: site
    )
  }
}

extension TimeZone {
  /// Eight hours ahead of Greenwich.
  static let shanghai = TimeZone(secondsFromGMT: 8 * 3_600) ?? .gmt
}

extension Date {
  /// 21 April 2023, 12:00 in Shanghai.
  static let noon = Date(timeIntervalSince1970: 1_682_049_600)
}
