import Rostrum
import RostrumTesting
import Testing

@testable import SamplerPresentation

@MainActor
struct OnboardingPresenterTests {
  private final class Navigation: OnboardingNavigation {
    var calls: [String] = []

    func onboardingDone() { calls.append("done") }
    func leaveOnboarding() { calls.append("leave") }
  }

  private let navigation = Navigation()
  private let view = OnboardingSpy()

  private func attached(_ texts: SamplerTexts) -> OnboardingPresenter {
    let presenter = OnboardingPresenter(texts: texts, navigation: navigation)
    presenter.attach(view)
    return presenter
  }

  @Test(arguments: [SamplerTexts.english, .simplifiedChinese])
  func showsItsTexts(_ texts: SamplerTexts) {
    _ = attached(texts)
    #expect(view.states.count == 1)
    #expect(view.state?.title == texts.onboardingTitle)
    #expect(view.state?.text == texts.onboardingText)
  }

  @Test func reportsThatThePersonIsDone() {
    attached(.english).doneTapped()
    #expect(navigation.calls == ["done"])
  }

  @Test func reportsThatThePersonCancels() {
    attached(.english).cancelTapped()
    #expect(navigation.calls == ["leave"])
  }
}
