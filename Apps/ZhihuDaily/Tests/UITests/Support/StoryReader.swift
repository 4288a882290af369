import AppTesting
import Foundation
import Hummingbird
import Rostrum
import RostrumTesting
import RostrumUIKit
import ServerTesting
import UIKit
import UIKitTesting
import ZhihuDailyModel
import ZhihuDailyPresentation
import ZhihuEdition

/// A user on a phone with the sample server of 21 November 2026, the real model and screens.
@MainActor
final class StoryReader {
  let transport: EditionTransport
  let clock = TestClock()
  let repositories: NewsRepositories
  let screens: WatchedNewsScreens
  let navigator: Navigator
  let driver: SceneDriver
  private let folder = TemporaryFolder()

  /// Starts the app.
  /// - Parameters:
  ///   - transport: The connection to the sample server.
  ///   - origin: The origin of the server's addresses.
  ///   - language: The language of the user.
  ///   - seesPictures: A Boolean value that indicates whether pictures are loaded; drawing them
  ///     takes most of the time.
  /// - Throws: `URLError` for an invalid origin.
  init(
    _ transport: EditionTransport,
    origin: String = "https://edition.example",
    language: String = "en",
    seesPictures: Bool = false
  ) throws {
    guard let base = URL(string: "\(origin)/zhihu/api") else { throw URLError(.badURL) }
    self.transport = transport
    repositories = NewsDevice(folder: folder.url, transport: transport, now: { .edition })
      .repositories(
        in: language,
        service: HTTPNewsService(base: base, language: language, transport: transport)
      )
    let pictures: any PictureProviding =
      seesPictures ? NewsPictures(repositories.images) : NoPictures()
    screens = WatchedNewsScreens(pictures: pictures)
    let stage = UIKitStage()
    navigator = Navigator(stage: stage)
    driver = SceneDriver(rootViewController: stage.viewController)
    let environment = AppEnvironment(
      documents: folder.url,
      languages: [language],
      locale: Locale(identifier: language == "en" ? "en_GB" : language),
      timeZone: TimeZone(secondsFromGMT: 8 * 3_600) ?? .gmt,
      now: { .edition },
      clock: clock
    )
    var app = NewsServices(repositories, environment: environment)
    app.pictures = pictures
    app.site = URL(string: "https://reader.example/zhihu-daily")
    navigator.start(ZhihuDailyCoordinator(screens: screens, app: app))
  }

  /// Waits until days are loaded, and opens a story.
  ///
  /// - Parameters:
  ///   - number: The index of the story, newest first.
  ///   - days: The minimum number of loaded days.
  /// - Returns: The story as a row.
  /// - Throws: The errors of the repositories and the driver.
  @discardableResult
  func openStory(_ number: Int, ofDays days: Int = 1) async throws -> StorySummary {
    var feed = try await repositories.days.refresh(.empty).value
    while feed.days.count < days { feed = try await repositories.days.more(feed).value }
    let story = feed.stories[number]
    navigator.open(ZhihuDailyRoute.story(story.id, .days))
    try await eventually(showsStory: story.title)
    return story
  }

  /// Opens the comments of one of today's stories.
  @discardableResult
  func openComments(of number: Int) async throws -> StorySummary {
    let feed = try await repositories.days.refresh(.empty).value
    let story = feed.stories[number]
    navigator.open(ZhihuDailyRoute.comments(story.id))
    try await driver.eventually("comments are there") {
      !driver.find("Like", .button).isEmpty || !driver.find("点赞", .button).isEmpty
    }
    return story
  }

  /// Returns a story that is hosted on another site.
  func offSiteStory() async throws -> StorySummary {
    try await firstStory { [repositories] story in
      try await repositories.stories.refresh(story.id).value.isExternal
    }
  }

  /// Returns the newest story that meets a condition.
  func firstStory(
    where isMet: (StorySummary) async throws -> Bool
  ) async throws -> StorySummary {
    var feed = try await repositories.days.refresh(.empty).value
    var seen = 0
    while true {
      for story in feed.stories.dropFirst(seen) where try await isMet(story) {
        return story
      }
      seen = feed.stories.count
      feed = try await repositories.days.more(feed).value
    }
  }

  /// Waits until a story's text is visible.
  func eventually(showsStory title: String) async throws {
    try await driver.eventually("\(title) is there") {
      !driver.find(title, .webPage).isEmpty
    }
  }
}

/// Runs the sample server of 21 November 2026 in process, with a user.
@MainActor
func withStoryReader(
  language: String = "en",
  _ body: @escaping @MainActor @Sendable (StoryReader) async throws -> Void
) async throws {
  let router = Router()
  let edition = ZhihuEdition(
    now: { .edition },
    origin: "https://edition.example",
    reader: "https://reader.example/zhihu-daily"
  )
  edition.addRoutes(to: router)
  let application = Application(router: router)
  try await application.testRoutes { @MainActor @Sendable client in
    try await body(StoryReader(EditionTransport(client), language: language))
  }
}

extension Date {
  /// 09:00 on 21 November 2026 in Shanghai.
  static let edition = Date(timeIntervalSince1970: 1_795_222_800)
}

private struct NoPictures: PictureProviding {
  func picture(at url: URL) async -> Data? { nil }
}
