import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

@MainActor
struct LanguageChoicePresenterTests {
  private let navigation = FakeMatchNavigation()
  private let view = LanguageChoiceSpy()

  private func opened(_ settings: FakeSettingsRepository) async -> LanguageChoicePresenter {
    let presenter = LanguageChoicePresenter(app: .fake(settings: settings), navigation: navigation)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test(arguments: [(nil, "Device Language"), ("en", "English"), ("zh-Hans", "简体中文")])
  func marksTheChosenLanguage(_ tag: String?, _ name: String) async {
    _ = await opened(FakeSettingsRepository(language: tag))
    #expect(view.state?.rows.map(\.name) == ["Device Language", "English", "简体中文"])
    #expect(view.chosen == [name])
  }

  @Test(arguments: [("zh-Hans", "zh-Hans"), ("en", "en")])
  func savesTheChosenLanguage(_ id: String, _ tag: String) async throws {
    let settings = FakeSettingsRepository()
    let presenter = await opened(settings)
    presenter.languageTapped(id)
    #expect(view.state?.rows.first(where: \.isChosen)?.id == id)
    await presenter.drain()
    #expect(try await settings.language() == tag)
  }

  @Test func goesBackToTheDevicesLanguage() async throws {
    let settings = FakeSettingsRepository(language: "en")
    let presenter = await opened(settings)
    presenter.languageTapped("")
    await presenter.drain()
    #expect(try await settings.language() == nil)
    #expect(view.chosen == ["Device Language"])
  }

  @Test func aFailedChoiceIsRevertedWithANotice() async {
    let settings = FakeSettingsRepository()
    let presenter = await opened(settings)
    settings.fail(.storage("read only"))
    presenter.languageTapped("zh-Hans")
    await presenter.drain()
    #expect(view.chosen == ["Device Language"])
    #expect(navigation.notices.map(\.title) == ["Couldn’t Change Language"])
  }

  @Test func anUnreadableChoiceShowsANotice() async {
    _ = await opened(FakeSettingsRepository(error: .storage("locked")))
    #expect(view.chosen == ["Device Language"])
    #expect(navigation.notices.count == 1)
  }

  @Test func unofferedLanguagesCannotBeChosen() async throws {
    let settings = FakeSettingsRepository(language: "en")
    let presenter = await opened(settings)
    presenter.languageTapped("tlh")
    await presenter.drain()
    #expect(try await settings.language() == "en")
  }
}
