import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct ProfilePresenterTests {
  private let navigation = HomeNavigationSpy()
  private let view = ProfileSpy()

  private func opened(
    _ settings: FakeSettingsRepository,
    language: String = "en"
  ) async -> ProfilePresenter {
    let presenter = ProfilePresenter(
      app: .fake(settings: settings, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test(arguments: [("en", "Sign In to Zhihu Daily"), ("zh-Hans", "登录知乎日报")])
  func theLoginIsOfferedWithoutAnAccount(language: String, name: String) async {
    let presenter = await opened(FakeSettingsRepository(), language: language)
    #expect(view.profile?.name == name)
    #expect(view.profile?.logOut == nil && view.profile?.initial == nil)
    presenter.personTapped()
    #expect(navigation.calls == ["log in"])
  }

  @Test func theAccountIsNamedAndTheLoginNotOfferedAgain() async {
    let presenter = await opened(FakeSettingsRepository(NewsSettings(loginName: "ana")))
    #expect(view.profile?.name == "ana" && view.profile?.initial == "A")
    presenter.personTapped()
    #expect(navigation.calls.isEmpty)
  }

  @Test func theRowsLeadOn() async {
    let presenter = await opened(FakeSettingsRepository())
    #expect(view.profile?.rows.map(\.title) == ["Favorites", "Messages", "Settings"])
    for row in view.profile?.rows ?? [] { presenter.rowTapped(row.id) }
    #expect(navigation.calls == ["favourites", "messages", "settings"])
  }

  @Test func loggingOutIsConfirmedOnce() async {
    let settings = FakeSettingsRepository(NewsSettings(loginName: "ana"))
    let presenter = await opened(settings)
    navigation.answers = [false, true]
    presenter.logOutTapped()
    presenter.logOutTapped()
    await presenter.drain()
    #expect(navigation.questions.map(\.title) == ["Sign Out?"])
    #expect(settings.current.loginName == "ana")
    presenter.logOutTapped()
    await until { view.profile?.name == "Sign In to Zhihu Daily" }
    #expect(settings.current.loginName == nil)
  }

  @Test func aFailedLogoutShowsANotice() async {
    let settings = FakeSettingsRepository(NewsSettings(loginName: "ana"))
    let presenter = await opened(settings)
    settings.error = .storage("full")
    presenter.logOutTapped()
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Sign Out"])
    #expect(view.profile?.name == "ana")
  }

  @Test func unavailableStorageCanBeRetried() async {
    let settings = FakeSettingsRepository()
    settings.error = .storage("locked")
    let presenter = await opened(settings)
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    settings.error = nil
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.profile != nil)
  }

  // MARK: - Messages

  @Test(arguments: [("en", "No Messages"), ("zh-Hans", "暂无消息")])
  func thereAreNoMessages(language: String, title: String) {
    let view = MessagesSpy()
    let presenter = MessagesPresenter(app: .fake(language: language))
    presenter.attach(view)
    #expect(view.state?.placeholder.title == title)
    #expect(view.state?.placeholder.button == nil)
  }
}
