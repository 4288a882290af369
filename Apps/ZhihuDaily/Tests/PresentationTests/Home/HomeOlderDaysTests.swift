import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

/// Older days: the view reports visible rows, the presenter decides when to fetch.
@MainActor
struct HomeOlderDaysTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()
  private let clock = TestClock()

  private func opened(_ days: FakeDayRepository) async -> HomePresenter {
    let presenter = HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
    presenter.bannerMay(move: false)
    presenter.attach(view)
    await until { !view.rows.isEmpty }
    return presenter
  }

  private func older(_ days: FakeDayRepository) -> Int {
    days.calls.count { $0.hasPrefix("before") }
  }

  @Test("D4: only displayed rows load older days")
  func sight() async {
    let days = FakeDayRepository(.samples(5))
    let presenter = await opened(days)
    #expect(older(days) == 0)
    presenter.dayWillDisplay(NewsDate.daysAgo(0).dayNumber)
    await until { view.titles.count >= 3 }
    #expect(view.titles.prefix(3) == ["–", "April 20", "April 19"])
    // Far above the end, nothing is requested.
    let count = older(days)
    presenter.dayWillDisplay(NewsDate.daysAgo(0).dayNumber)
    #expect(older(days) == count)
  }

  @Test("D9: one page at a time, and none twice")
  func aSinglePageLoadsAtATime() async {
    let days = FakeDayRepository(.samples(60))
    let presenter = await opened(days)
    days.isHeld = true
    for _ in 0..<20 { presenter.footerWillDisplay() }
    await until { older(days) == 1 }
    days.release()
    while view.titles.count < 60 {
      presenter.footerWillDisplay()
      presenter.footerWillDisplay()
      await Task.yield()
    }
    #expect(days.most == 1)
    #expect(Set(days.calls.filter { $0.hasPrefix("before") }).count == older(days))
    #expect(view.rows == days.paper.flatMap(\.stories).map(\.id))
    #expect(view.listing?.foot == .end("No more stories"))
    // At the end, nothing more is requested.
    let count = older(days)
    presenter.footerWillDisplay()
    #expect(older(days) == count)
  }

  @Test("D8: a page that failed has a row to try again, which stands alone")
  func failedPage() async {
    let days = FakeDayRepository(.samples(3))
    let presenter = await opened(days)
    days.olderError = .service(.status(404))
    presenter.footerWillDisplay()
    let failed = HomeListing.Foot.failed(
      "Couldn’t load earlier stories.",
      button: "Try Again"
    )
    await until { view.listing?.foot == failed }
    #expect(view.titles == ["–"])
    // Scrolling alone does not repeat a failed request.
    presenter.footerWillDisplay()
    #expect(older(days) == 1)
    days.olderError = nil
    presenter.olderRetryTapped()
    presenter.olderRetryTapped()
    await until { view.titles.count == 3 }
    #expect(Set(days.calls.filter { $0.hasPrefix("before") }).count == 2)
  }

  @Test func aPageThatFailedForTheNetworkComesByItself() async {
    let days = FakeDayRepository(.samples(2))
    let presenter = await opened(days)
    days.olderError = .service(.offline)
    presenter.footerWillDisplay()
    await until { older(days) == 1 }
    await clock.waitForSleepers(2)
    days.olderError = nil
    clock.advance(by: .seconds(2))
    await until { view.titles.count == 2 }
  }

  @Test func aDayWithoutStoriesIsPassedOver() async {
    let days = FakeDayRepository([.sample(0), Day(date: .daysAgo(1), stories: []), .sample(2)])
    let presenter = await opened(days)
    presenter.footerWillDisplay()
    await until { view.rows.contains(201) }
  }

  @Test func refreshingGivesUpAPageUnderWay() async {
    let days = FakeDayRepository(.samples(4))
    let presenter = await opened(days)
    days.isHeld = true
    presenter.footerWillDisplay()
    await until { older(days) == 1 }
    presenter.pulledToRefresh()
    await until { days.calls.count { $0 == "refresh" } == 2 }
    days.release()
    await until { view.state?.isPulled == false && days.cancelled == 1 }
    #expect(Set(view.rows).count == view.rows.count)
  }

  /// Another screen of the same device fetched a day while this one asked for the newest.
  @Test func olderDaysThatCameDuringARefreshStay() async {
    let days = FakeDayRepository(.samples(4))
    days.isHeld = true
    let presenter = HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
    presenter.bannerMay(move: false)
    presenter.attach(view)
    await until { days.calls.contains("refresh") }
    days.stored = .success(Dated(NewsFeed(banner: [], days: .samples(2)), .asOf(.noon)))
    days.notify()
    await until { view.titles == ["–", "April 20"] }
    presenter.dayWillDisplay(NewsDate.daysAgo(1).dayNumber)
    days.release()
    await until { view.titles.count == 4 }
    #expect(view.titles == ["–", "April 20", "April 19", "April 18"])
  }

  @Test func olderDaysLoadUntilTheVisibleDayIsBack() async {
    let days = FakeDayRepository(.samples(3))
    let presenter = await opened(days)
    presenter.dayWillDisplay(NewsDate.daysAgo(5).dayNumber)
    await until { view.titles.count == 3 }
    #expect(view.titles == ["–", "April 20", "April 19"])
  }

  @Test func destroyingCancelsRequests() async {
    let days = FakeDayRepository(.samples(4))
    let presenter = await opened(days)
    days.isHeld = true
    presenter.footerWillDisplay()
    await until { older(days) == 1 }
    presenter.destroy()
    days.release()
    await until { days.cancelled == 1 }
    #expect(view.titles == ["–"])
  }

  @Test func aHiddenScreenDoesNotRetry() async {
    let days = FakeDayRepository(.samples(2))
    let presenter = await opened(days)
    days.refreshError = .service(.offline)
    presenter.pulledToRefresh()
    await until { view.state?.notice != nil }
    await clock.waitForSleepers(2)
    presenter.detach(view)
    await until { clock.sleeperCount == 0 }
    presenter.attach(view)
    await until { days.calls.count { $0 == "refresh" } == 3 }
  }
}
