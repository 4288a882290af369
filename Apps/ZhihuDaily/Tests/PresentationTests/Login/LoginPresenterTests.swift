import Rostrum
import RostrumTesting
import Testing

@testable import ZhihuDailyModel
@testable import ZhihuDailyPresentation

@MainActor
struct LoginPresenterTests {
  private let navigation = HomeNavigationSpy()
  private let view = LoginSpy()

  private func opened(
    _ settings: FakeSettingsRepository,
    language: String = "en"
  ) -> LoginPresenter {
    let presenter = LoginPresenter(
      app: .fake(settings: settings, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    return presenter
  }

  @Test func offersThreeNamesAndStatesThatItIsADemo() {
    _ = opened(FakeSettingsRepository())
    #expect(
      view.state?.choices.map(\.title) == [
        "Continue as Zhihu Reader", "Continue as Weibo Reader", "Continue as Apple Reader",
      ]
    )
    #expect(view.state?.agreement.contains("this is a demo") == true)
  }

  @Test func loggingInNeedsTheAgreement() async {
    let settings = FakeSettingsRepository()
    let presenter = opened(settings)
    presenter.choiceTapped(.zhihu)
    await presenter.drain()
    #expect(settings.current.loginName == nil)
    #expect(view.state?.problem == "To continue, confirm that you understand.")
    #expect(view.commands == ["announce To continue, confirm that you understand."])
    presenter.agreementTapped()
    #expect(view.state?.problem == nil)
    #expect(view.state?.isAgreed == true)
    presenter.agreementTapped()
    #expect(view.state?.isAgreed == false)
  }

  @Test func theChosenNameIsKeptOnceAndTheSheetGoes() async {
    let settings = FakeSettingsRepository()
    let presenter = opened(settings, language: "zh-Hans")
    presenter.agreementTapped()
    presenter.choiceTapped(.weibo)
    presenter.choiceTapped(.apple)
    await presenter.drain()
    #expect(settings.current.loginName == "微博用户")
    #expect(navigation.calls == ["login ended"])
  }

  @Test func aNameThatCannotBeSavedShowsANotice() async {
    let settings = FakeSettingsRepository()
    settings.error = .storage("full")
    let presenter = opened(settings)
    presenter.agreementTapped()
    presenter.choiceTapped(.apple)
    await presenter.drain()
    #expect(navigation.calls.isEmpty)
    #expect(view.state?.problem?.hasPrefix("This device’s storage") != nil)
    #expect(view.state?.isBusy == false)
  }

  @Test func cancellingChangesNothing() {
    let settings = FakeSettingsRepository()
    opened(settings).cancelTapped()
    #expect(settings.current.loginName == nil)
    #expect(navigation.calls == ["login ended"])
  }
}
