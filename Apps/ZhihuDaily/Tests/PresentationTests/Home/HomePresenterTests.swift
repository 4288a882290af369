import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct HomePresenterTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()
  private let clock = TestClock()

  private func opened(
    _ days: FakeDayRepository,
    stories: FakeStoryRepository = FakeStoryRepository(),
    language: String = "en"
  ) async -> HomePresenter {
    let presenter = HomePresenter(
      app: .fake(days: days, stories: stories, language: language, clock: clock),
      navigation: navigation
    )
    // Only the timers under test may run.
    presenter.bannerMay(move: false)
    presenter.attach(view)
    await until { days.calls.contains("refresh") && view.state?.content != .loading("Loading…") }
    return presenter
  }

  // MARK: - Days

  @Test(
    "D3: the presenter writes the days, today’s not at all; D5: each has as many rows as stories"
  )
  func days() async {
    let days = FakeDayRepository([.sample(0, stories: 2), .sample(1, stories: 7)])
    days.stored = .success(Dated(NewsFeed(banner: [], days: days.paper), .asOf(.noon)))
    _ = await opened(days)
    #expect(view.titles == ["–", "April 20"])
    #expect(view.listing?.sections.map(\.rows.count) == [2, 7])
  }

  @Test func writesDaysInChinese() async {
    let days = FakeDayRepository([.sample(1), .sample(2)])
    days.stored = .success(Dated(NewsFeed(banner: [], days: days.paper), .asOf(.noon)))
    _ = await opened(days, language: "zh-Hans")
    #expect(view.titles == ["4月20日", "4月19日"])
  }

  @Test(arguments: [("en", ", "), ("zh-Hans", "，")])
  func separatesTheSpokenPartsOfARow(language: String, separator: String) async throws {
    let days = FakeDayRepository([.sample(1)])
    days.stored = .success(Dated(NewsFeed(banner: [], days: days.paper), .asOf(.noon)))
    let presenter = await opened(days, language: language)
    let id = try #require(view.listing?.sections.first?.rows.first)
    let row = try #require(presenter.row(id))
    let hint = try #require(row.hint)
    #expect(row.accessibilityLabel == row.title + separator + hint)
  }

  @Test(
    "the header has the newest day’s date or a later one, and then that day has no title",
    arguments: [
      (8, "21", ["–", "April 20"]), (-10, "21", ["–", "April 20"]),
      (-3, "21", ["–", "April 20"]),
    ]
  )
  func theHeaderAndTheDaysAgree(hours: Int, day: String, titles: [String]) async {
    let days = FakeDayRepository([.sample(0), .sample(1)])
    days.stored = .success(Dated(NewsFeed(banner: [], days: days.paper), .asOf(.noon)))
    let presenter = HomePresenter(
      app: .fake(
        days: days,
        clock: clock,
        timeZone: TimeZone(secondsFromGMT: hours * 3_600) ?? .gmt
      ),
      navigation: navigation
    )
    presenter.attach(view)
    await until { !view.titles.isEmpty }
    #expect(view.state?.header.day == day)
    #expect(view.titles == titles)
  }

  @Test("D1, D2, D13: a row is ready to show, by a type without model or UIKit")
  func row() async throws {
    let presenter = await opened(FakeDayRepository([.sample(0, stories: 1)]))
    let row = try #require(presenter.row(1))
    #expect(row.title == "Story 1" && row.hint == "Ana · 3 min" && row.readMark == nil)
    #expect(row.picture?.absoluteString == "https://paper.example/1.jpg")
    #expect(presenter.row(99) == nil)
  }

  @Test("D6, D14: a story of a past day is opened by its own id, by the flow")
  func opening() async {
    let days = FakeDayRepository([.sample(0), .sample(1)])
    let presenter = await opened(days)
    presenter.dayWillDisplay(NewsDate.daysAgo(0).dayNumber)
    await until { view.rows.contains(102) }
    presenter.rowTapped(102)
    presenter.rowTapped(999)
    #expect(navigation.calls == ["story 102 in days"])
  }

  @Test("D7: stories without banner and pictures are shown")
  func anEmptyBannerIsHidden() async throws {
    let plain = StorySummary(id: 5, title: "Plain")
    let days = FakeDayRepository([Day(date: .daysAgo(0), stories: [plain])])
    let presenter = await opened(days)
    #expect(view.state?.banner == nil)
    #expect(try #require(presenter.row(5)).picture == nil)
    days.banner = [BannerItem(id: 5, title: "Plain")]
    presenter.pulledToRefresh()
    await until { view.state?.banner != nil }
    #expect(view.state?.banner?.items.first?.hue == nil)
  }

  // MARK: - What is at hand, and the newest

  @Test func showsCopiesAtOnce() async {
    let days = FakeDayRepository([.sample(0)])
    days.stored = .success(Dated(NewsFeed(banner: [], days: [.sample(1)]), .asOf(.noon)))
    days.isHeld = true
    _ = await opened(days)
    #expect(view.titles == ["April 20"])
    #expect(view.state?.notice == nil)
    days.release()
    await until { view.titles == ["–", "April 20"] || view.titles == ["–"] }
  }

  @Test("D8: offline without copies, a message is shown, and can be retried")
  func offlineAndEmpty() async {
    let days = FakeDayRepository([.sample(0)])
    days.refreshError = .service(.offline)
    let presenter = await opened(days)
    await until { view.placeholder != nil }
    #expect(view.placeholder?.title == "You’re Offline")
    #expect(view.placeholder?.button == "Try Again")
    days.refreshError = nil
    presenter.retryTapped()
    await until { view.rows == [1, 2, 3] }
  }

  @Test("D8: offline, copies are shown with a notice of their date")
  func offlineWithCopies() async {
    let days = FakeDayRepository([.sample(0)])
    days.stored = .success(
      Dated(NewsFeed(banner: [], days: days.paper), .asOf(.noon.addingTimeInterval(-3_600)))
    )
    days.refreshError = .service(.offline)
    let presenter = await opened(days)
    await until { view.state?.notice != nil }
    #expect(view.state?.notice?.text == "You’re offline. Last updated: 11:00")
    #expect(view.rows == [1, 2, 3])
    days.refreshError = nil
    presenter.retryTapped()
    await until { view.state?.notice == nil }
  }

  @Test func comesBackByItselfWhenTheNetworkDoes() async {
    let days = FakeDayRepository([.sample(0)])
    days.refreshError = .service(.offline)
    _ = await opened(days)
    await until { view.placeholder != nil }
    for (wait, count) in [(2, 2), (4, 3)] {
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(wait))
      await until { days.calls.count { $0 == "refresh" } == count }
      await until { view.placeholder != nil }
    }
    days.refreshError = nil
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(8))
    await until { view.rows == [1, 2, 3] }
  }

  @Test func doesNotRetryPermanentErrors() async {
    let days = FakeDayRepository([.sample(0)])
    days.refreshError = .service(.undecodable("no date"))
    _ = await opened(days)
    await until { view.placeholder != nil }
    // The timer of the next hour only.
    await clock.waitForSleepers(1)
    #expect(clock.sleeperCount == 1)
  }

  @Test func pullingFetchesNewStoriesAndEnds() async {
    let days = FakeDayRepository([.sample(0, stories: 2)])
    let presenter = await opened(days)
    days.paper = [.sample(0, stories: 4)]
    presenter.pulledToRefresh()
    #expect(view.state?.isPulled == true)
    await until { view.state?.isPulled == false }
    #expect(view.rows == [1, 2, 3, 4])
  }

  @Test("D8: a failed pull keeps the days, and shows a notice")
  func failedPull() async {
    let days = FakeDayRepository([.sample(0)])
    let presenter = await opened(days)
    days.refreshError = .service(.timeout)
    presenter.pulledToRefresh()
    await until { view.state?.isPulled == false }
    #expect(view.rows == [1, 2, 3])
    let text = "Zhihu Daily didn’t respond in time. Try again in a moment."
    #expect(view.state?.notice?.text == text)
    #expect(view.commands == ["announce \(text)"])
  }

  @Test func anEmptyDayShowsAPlaceholder() async {
    _ = await opened(FakeDayRepository([Day(date: .daysAgo(0), stories: [])]))
    await until { view.placeholder != nil }
    #expect(view.placeholder?.title == "No Stories Yet")
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    let days = FakeDayRepository([.sample(0)])
    days.stored = .failure(.storage("full"))
    let presenter = HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
    presenter.attach(view)
    await until { view.placeholder != nil }
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    days.stored = .success(Dated(.empty, .never))
    presenter.retryTapped()
    await until { view.rows == [1, 2, 3] }
  }

  @Test func storiesFetchedByAnotherSceneAreShownToo() async {
    let days = FakeDayRepository([.sample(0, stories: 1), .sample(1)])
    let presenter = await opened(days)
    presenter.footerWillDisplay()
    await until { view.titles.count == 2 }
    days.stored = .success(
      Dated(NewsFeed(banner: [], days: [.sample(0, stories: 2)]), .asOf(.noon))
    )
    await until { days.listenerCount == 1 }
    days.notify()
    await until { view.rows.prefix(2) == [1, 2] }
    #expect(view.titles == ["–", "April 20"])
  }

  @Test func anEarlyReturnDoesNotRefresh() async {
    let days = FakeDayRepository([.sample(0)])
    let presenter = await opened(days)
    await until { view.rows.count == 3 }
    presenter.detach(view)
    presenter.attach(view)
    #expect(days.calls.count { $0 == "refresh" } == 1)
  }
}
