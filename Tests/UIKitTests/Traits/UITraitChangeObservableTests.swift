import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UITraitChangeObservable.registerForTraitChanges(_:handler:)`.
@MainActor
struct UITraitChangeObservableTests {
  private let screen = UIViewController()
  private let log = CallLog()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  private func change(_ change: (inout SceneEnvironment) -> Void) {
    var environment = SceneEnvironment()
    change(&environment)
    driver.send(.environment(environment))
  }

  @Test func aScreenReceivesChangesOfRegisteredTraits() {
    screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [log] (screen: UIViewController, old: UITraitCollection) in
      log("\(old.userInterfaceStyle) to \(screen.traitCollection.userInterfaceStyle)")
    }
    change { $0.textSize = .extraLarge }
    #expect(log.take() == [])
    change { $0.style = .dark }
    #expect(log.take() == ["light to dark"])
  }

  @Test func aViewReceivesAChangeOfAnyRegisteredTrait() {
    let label = UILabel()
    screen.view.addSubview(label)
    let traits: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    ]
    label.registerForTraitChanges(traits) { [log] (label: UILabel, _: UITraitCollection) in
      log("\(label.traitCollection.accessibilityContrast)")
    }
    change { $0.increasesContrast = true }
    change { $0.textSize = .small }
    change { $0.textSize = .small }
    #expect(log.take() == ["high", "normal"])
  }

  @Test func anEndedRegistrationReceivesNoChanges() {
    let registration = screen.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [log] (_: UIView, _: UITraitCollection) in log("changed")
    }
    screen.view.unregisterForTraitChanges(registration)
    change { $0.style = .dark }
    #expect(log.take() == [])
  }

  @Test func aStyleThatAViewOverridesIsAChangeToo() {
    let label = UILabel()
    screen.view.addSubview(label)
    label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [log] (label: UILabel, _: UITraitCollection) in
      log("\(label.traitCollection.userInterfaceStyle)")
    }
    screen.view.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["dark"])
  }

  @Test(arguments: [("ar", UIUserInterfaceLayoutDirection.rightToLeft), ("en", .leftToRight)])
  func theDirectionIsThatOfTheLanguage(language: String, direction: UIUserInterfaceLayoutDirection)
  {
    var device = Device.forTests
    device.languages = [language]
    let screen = UIViewController()
    let driver = SceneDriver(rootViewController: screen, device: device)
    withExtendedLifetime(driver) {
      #expect(screen.view.effectiveUserInterfaceLayoutDirection == direction)
    }
  }
}
