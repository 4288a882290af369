import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct HomeBannerTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()
  private let clock = TestClock()

  private func opened(
    _ banner: [BannerItem] = (1...3).map { .sample($0) }
  ) async -> HomePresenter {
    let days = FakeDayRepository(.samples(1), banner: banner)
    let presenter = HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
    presenter.attach(view)
    await until { view.state?.banner?.items.count == banner.count }
    return presenter
  }

  private var current: Int? { view.state?.banner?.current }

  /// Waits for the sleepers, the hour's and the banner's if it advances, then advances the clock.
  private func pass(_ seconds: Int, sleepers: Int = 2) async {
    await clock.waitForSleepers(sleepers)
    clock.advance(by: .seconds(seconds))
  }

  @Test("D1, D7: an item has a title, a hint, a picture and its colour by numbers")
  func items() async {
    _ = await opened()
    let item = view.state?.banner?.items.first
    #expect(item?.title == "Banner 1" && item?.hint == "By Ben")
    #expect(item?.hue == HueViewData(red: 0, green: 0.2, blue: 1))
    #expect(view.state?.banner?.page == "1 of 3")
  }

  @Test func movesOnEveryFiveSecondsAndBeginsAnewAfterTheLast() async {
    _ = await opened()
    for next in [1, 2, 0, 1] {
      await pass(5)
      await until { current == next }
    }
  }

  @Test func fourSecondsAreNotEnough() async {
    _ = await opened()
    await pass(4)
    #expect(clock.sleeperCount == 2 && current == 0)
  }

  @Test func aTapOpensTheStoryAmongTheBanners() async {
    let presenter = await opened()
    presenter.bannerTapped(2)
    presenter.bannerTapped(9)
    #expect(navigation.calls == ["story 2 in banner"])
  }

  @Test("D10: the banner stays while a finger holds it; then its interval starts again")
  func dragging() async {
    let presenter = await opened()
    await clock.waitForSleepers(2)
    presenter.bannerDragBegan()
    await until { clock.sleeperCount == 1 }
    presenter.bannerShows(2)
    #expect(current == 2 && clock.sleeperCount == 1)
    presenter.bannerDragEnded()
    await pass(5)
    await until { current == 0 }
  }

  @Test func turnedByTheDotsTheBannerStaysUntilTheScreenAppearsAgain() async {
    let presenter = await opened()
    await clock.waitForSleepers(2)
    presenter.bannerTurned(to: 2)
    await until { clock.sleeperCount == 1 }
    #expect(current == 2)
    presenter.bannerDragBegan()
    presenter.bannerShows(1)
    presenter.bannerDragEnded()
    presenter.enteredBackground()
    presenter.willEnterForeground()
    await clock.waitForSleepers(1)
    #expect(current == 1 && clock.sleeperCount == 1)
    presenter.detach(view)
    presenter.attach(view)
    await pass(5)
    await until { current == 2 }
  }

  @Test("D11: no timer off screen, in the background, or after the end")
  func stops() async {
    let presenter = await opened()
    await clock.waitForSleepers(2)
    presenter.detach(view)
    await until { clock.sleeperCount == 0 }
    presenter.attach(view)
    await clock.waitForSleepers(2)
    presenter.enteredBackground()
    await until { clock.sleeperCount == 0 }
    presenter.willEnterForeground()
    await clock.waitForSleepers(2)
    presenter.destroy()
    await until { clock.sleeperCount == 0 }
  }

  @Test("D11: the timer keeps no presenter alive")
  func leavesNothing() async throws {
    try await checkLeaks { track in
      let view = HomeSpy()
      let days = FakeDayRepository(.samples(1), banner: [.sample(1), .sample(2)])
      let presenter = track(
        HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
      )
      presenter.attach(view)
      await clock.waitForSleepers(2)
      presenter.destroy()
    }
  }

  @Test func reducedMotionStopsTheBanner() async {
    let presenter = await opened()
    await clock.waitForSleepers(2)
    presenter.bannerMay(move: false)
    await until { clock.sleeperCount == 1 }
    presenter.bannerMay(move: true)
    await pass(5)
    await until { current == 1 }
  }

  @Test func aSingleItemDoesNotAdvance() async {
    _ = await opened([.sample(1)])
    await clock.waitForSleepers(1)
    #expect(clock.sleeperCount == 1)
  }

  @Test func aNewBannerKeepsTheVisibleItem() async {
    let days = FakeDayRepository(.samples(1), banner: (1...3).map { .sample($0) })
    let presenter = HomePresenter(app: .fake(days: days, clock: clock), navigation: navigation)
    presenter.attach(view)
    await until { view.state?.banner?.items.count == 3 }
    presenter.bannerShows(1)
    days.banner = [9, 1, 2].map { .sample($0) }
    presenter.pulledToRefresh()
    await until { view.state?.banner?.items.first?.id == 9 }
    #expect(current == 2)
  }
}
