import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@testable import SamplerPresentation
@testable import SamplerUI

@MainActor
struct OnboardingScreenTests {
  private final class Navigation: OnboardingNavigation {
    var calls: [String] = []

    func onboardingDone() { calls.append("done") }
    func leaveOnboarding() { calls.append("leave") }
  }

  private let navigation = Navigation()

  private func driver(_ texts: SamplerTexts) -> SceneDriver {
    let presenter = OnboardingPresenter(texts: texts, navigation: navigation)
    let screen = OnboardingViewController(presenter: presenter)
    return SceneDriver(
      rootViewController: UINavigationController(rootViewController: screen)
    )
  }

  @Test(arguments: [SamplerTexts.english, .simplifiedChinese])
  func showsItsTexts(_ texts: SamplerTexts) {
    let driver = driver(texts)
    #expect(
      driver.screen == """
        bar "\(texts.onboardingTitle)"
          button "\(texts.onboardingCancel)"
          button "\(texts.onboardingDone)"
        text "\(texts.onboardingText)"
        """
    )
    #expect(driver.layoutConflicts == [])
  }

  @Test func aTapReportsThatThePersonIsDone() throws {
    let driver = driver(.english)
    try driver.tap("Done", .button)
    #expect(navigation.calls == ["done"])
  }
}
