import Testing
import UIKit
import UIKitTesting

/// Apple: `UIApplication.beginIgnoringInteractionEvents()`.
@MainActor
struct IgnoredInteractionTests {
  private final class Counter: UIViewController {
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let action = UIAction(title: "Count") { [weak self] _ in self?.taps += 1 }
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      view.addSubview(button)
    }
  }

  @Test func anAppIgnoresItsUserUntilTheLastCallHasEnded() throws {
    let counter = Counter()
    let driver = SceneDriver(rootViewController: counter)
    let application = try #require((driver.scene as? _SceneRuntime)?.application)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    try? driver.tap("Count")
    application.endIgnoringInteractionEvents()
    try? driver.tap("Count")
    #expect(counter.taps == 0)
    application.endIgnoringInteractionEvents()
    try driver.tap("Count")
    #expect(counter.taps == 1)
    #expect(!application.isIgnoringInteractionEvents)
  }
}
