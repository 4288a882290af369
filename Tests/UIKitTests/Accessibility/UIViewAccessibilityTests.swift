import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `isAccessibilityElement`.
@MainActor
struct UIViewAccessibilityTests {
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  /// Returns the accessibility value of a text that was sent since the last call.
  private func told() -> AccessibilityValue? {
    driver.settle()
    defer { driver.display.forgetCommits() }
    for case .set(_, .label, .accessibility(let value)) in driver.display.commits
      .flatMap(\.changes).reversed()
    {
      return value
    }
    return nil
  }

  @Test func aLabelThatIsNoAccessibilityElementIsNotRead() {
    let label = UILabel()
    label.text = "Name"
    root.view.addSubview(label)
    #expect(label.isAccessibilityElement)
    #expect(told() == nil)
    label.isAccessibilityElement = false
    #expect(told()?.isSilent == true)
    label.isAccessibilityElement = true
    #expect(told()?.isSilent == false)
  }
}
