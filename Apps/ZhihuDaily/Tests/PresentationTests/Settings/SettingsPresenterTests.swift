import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct SettingsPresenterTests {
  private let navigation = HomeNavigationSpy()
  private let view = SettingsSpy()
  private let settings = FakeSettingsRepository()

  private func opened(
    _ cache: FakeCacheRepository = FakeCacheRepository(),
    language: String = "en"
  ) async -> SettingsPresenter {
    let presenter = SettingsPresenter(
      app: .fake(settings: settings, cache: cache, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private var appearance: [String] {
    view.settings?.appearances.filter(\.isChosen).map(\.title) ?? []
  }

  private var size: [String] {
    view.settings?.textSizes.filter(\.isChosen).map(\.title) ?? []
  }

  @Test func chosenSettingsHaveCheckmarks() async {
    let presenter = await opened()
    #expect(appearance == ["Automatic"] && size == ["Standard"])
    presenter.appearanceTapped(.dark)
    presenter.textSizeTapped(.extraLarge)
    await until { appearance == ["Dark"] && size == ["Extra Large"] }
    #expect(settings.current == NewsSettings(appearance: .dark, textSize: .extraLarge))
    #expect(view.settings?.sampleSize == .extraLarge)
  }

  @Test func isLocalizedInChinese() async {
    _ = await opened(language: "zh-Hans")
    #expect(view.settings?.appearances.map(\.title) == ["跟随系统", "浅色", "深色"])
    #expect(view.settings?.textSizes.map(\.title) == ["小", "标准", "大", "特大"])
  }

  @Test(arguments: [(0, "0 B"), (999, "999 B"), (4_321, "4 KB"), (1_250_000, "1.2 MB")])
  func theSizeOfCopiesIsShown(bytes: Int, text: String) async {
    _ = await opened(FakeCacheRepository(bytes: bytes))
    #expect(view.settings?.cache.size == text)
  }

  @Test func clearingIsConfirmedAndNamesTheKeptData() async {
    let cache = FakeCacheRepository(bytes: 5_000)
    let presenter = await opened(cache)
    navigation.answers = [false, true]
    presenter.clearTapped()
    presenter.clearTapped()
    await presenter.drain()
    #expect(cache.clearings == 0 && navigation.questions.count == 1)
    #expect(
      navigation.questions[0].message == "Your favorites, likes, and reading history are kept."
    )
    presenter.clearTapped()
    await presenter.drain()
    #expect(cache.clearings == 1)
    #expect(view.settings?.cache.size == "0 B")
    #expect(view.commands == ["announce Cache cleared"])
  }

  @Test func failuresShowANotice() async {
    let cache = FakeCacheRepository(bytes: 5_000)
    let presenter = await opened(cache)
    cache.error = .storage("locked")
    settings.error = .storage("full")
    presenter.clearTapped()
    await presenter.drain()
    presenter.appearanceTapped(.dark)
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Clear Cache", "Couldn’t Change Setting"])
    #expect(appearance == ["Automatic"] && view.settings?.cache.size == "5 KB")
  }

  @Test func unavailableStorageCanBeRetried() async {
    settings.error = .storage("locked")
    let presenter = await opened()
    #expect(view.placeholder?.title == "Storage Isn’t Available")
    settings.error = nil
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.settings != nil)
  }
}
