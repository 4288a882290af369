import RostrumUIKit
import Testing
import UIKit
import UIKitTesting

@testable import SamplerPresentation
@testable import SamplerUI

@MainActor
struct SettingsScreenTests {
  private final class Navigation: SettingsNavigation {
    var calls: [String] = []

    func settingsDone() { calls.append("done") }
  }

  private let navigation = Navigation()

  private func driver(_ texts: SamplerTexts) -> SceneDriver {
    let presenter = SettingsPresenter(texts: texts, navigation: navigation)
    let screen = SettingsViewController(presenter: presenter)
    return SceneDriver(
      rootViewController: UINavigationController(rootViewController: screen)
    )
  }

  @Test(arguments: [SamplerTexts.english, .simplifiedChinese])
  func showsItsTexts(_ texts: SamplerTexts) {
    let driver = driver(texts)
    #expect(
      driver.screen == """
        bar "\(texts.settingsTitle)"
        text "\(texts.settingsText)"
        button "\(texts.settingsDone)"
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
