import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct HomeHeaderTests {
  private let navigation = HomeNavigationSpy()
  private let view = HomeSpy()

  @Test(
    arguments: [
      (0, .night), (4, .night), (5, .morning), (8, .morning), (9, .daytime), (18, .daytime),
      (19, .evening),
      (21, .evening), (22, .night), (23, .night),
    ] as [(Int, Greeting)]
  )
  func everyHourHasItsGreeting(hour: Int, greeting: Greeting) {
    #expect(Greeting(hour: hour) == greeting)
  }

  @Test(
    arguments: [
      ("en", 8, "21", "APR", "Zhihu Daily"), ("zh-Hans", 8, "21", "四月", "知乎日报"),
      ("en", -9, "20", "APR", "Good Evening!"), ("zh-Hans", 18, "21", "四月", "早点休息"),
      ("en", 18, "21", "APR", "Good Evening!"), ("zh-Hans", 2, "21", "四月", "早上好！"),
    ]
  )
  func showsTheReadersDayAndHour(
    language: String,
    zone: Int,
    day: String,
    month: String,
    title: String
  ) {
    let presenter = HomePresenter(
      app: .fake(
        language: language,
        timeZone: TimeZone(secondsFromGMT: zone * 3_600) ?? .gmt
      ),
      navigation: navigation
    )
    let header = presenter.state.header
    #expect(header.day == day && header.month == month && header.title == title)
  }

  @Test func changesWithTheHourWhileTheScreenStays() async {
    let clock = TestClock()
    let start = Date.noon.addingTimeInterval(6.5 * 3_600)
    let presenter = HomePresenter(
      app: .fake(
        clock: clock,
        now: { start.addingTimeInterval(clock.now.offset / .seconds(1)) }
      ),
      navigation: navigation
    )
    presenter.attach(view)
    #expect(view.state?.header.title == "Zhihu Daily")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1_800))
    await until { view.state?.header.title == "Good Evening!" }
  }

  @Test func theProfileButtonNamesTheAccount() async throws {
    let settings = FakeSettingsRepository(NewsSettings(loginName: "zoe"))
    let presenter = HomePresenter(app: .fake(settings: settings), navigation: navigation)
    presenter.attach(view)
    await until { view.state?.header.initial == "Z" }
    #expect(view.state?.header.profile == "Profile, zoe")
    try await settings.update { $0.loginName = nil }
    await until { view.state?.header.initial == nil }
    presenter.profileTapped()
    #expect(navigation.calls == ["profile"])
  }

  @Test func aTapOnTheTitleLeadsToTheTop() {
    let presenter = HomePresenter(app: .fake(), navigation: navigation)
    presenter.titleTapped()
    presenter.attach(view)
    #expect(view.commands.isEmpty)
    presenter.titleTapped()
    #expect(view.commands == ["to the top"])
  }
}
