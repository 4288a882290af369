import Rostrum
import RostrumTesting
import Testing

@testable import SamplerPresentation

@MainActor
struct SettingsPresenterTests {
  private final class Navigation: SettingsNavigation {
    var calls: [String] = []

    func settingsDone() { calls.append("done") }
  }

  private let navigation = Navigation()
  private let view = SettingsSpy()

  private func attached(_ texts: SamplerTexts) -> SettingsPresenter {
    let presenter = SettingsPresenter(texts: texts, navigation: navigation)
    presenter.attach(view)
    return presenter
  }

  @Test(arguments: [SamplerTexts.english, .simplifiedChinese])
  func showsItsTexts(_ texts: SamplerTexts) {
    _ = attached(texts)
    #expect(view.states.count == 1)
    #expect(view.state?.title == texts.settingsTitle)
    #expect(view.state?.text == texts.settingsText)
  }

  @Test func reportsThatThePersonIsDone() {
    attached(.english).doneTapped()
    #expect(navigation.calls == ["done"])
  }
}
