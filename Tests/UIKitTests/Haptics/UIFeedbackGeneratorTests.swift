import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UIFeedbackGeneratorTests {
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: screen)
  }

  @Test func generatorsOfAViewGiveFeedbackInItsScene() {
    let view = screen.view ?? UIView()
    UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred()
    UIImpactFeedbackGenerator(style: .heavy, view: view).impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator(view: view).selectionChanged()
    let notifications = UINotificationFeedbackGenerator(view: view)
    for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
      notifications.notificationOccurred(type)
    }
    driver.settle()
    #expect(
      driver.display.feedback == [
        .impact(0.4), .impact(0.5), .selection, .success, .warning, .error,
      ]
    )
  }

  @Test func aGeneratorWithoutAViewIsForTheSceneOfTheEvent() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Save"
    button.addAction(
      UIAction { _ in UINotificationFeedbackGenerator().notificationOccurred(.success) },
      for: .primaryActionTriggered
    )
    screen.view.addSubview(button)
    driver.settle()
    try driver.tap("Save")
    #expect(driver.display.feedback == [.success])
  }
}
