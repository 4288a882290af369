import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `updateViewConstraints()`, `topLayoutGuide`, and properties about edges and pointer lock.
@MainActor
struct UIViewControllerEdgesTests {
  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    let screen = UpdatingScreen()
    let driver = SceneDriver(rootViewController: screen)
    #expect(screen.log == ["controller", "view"])
    driver.settle()
    #expect(screen.log.count == 2)
    screen.view.setNeedsUpdateConstraints()
    driver.settle()
    #expect(screen.log.count == 4)
  }

  @available(*, deprecated)
  @Test func layoutGuidesReachToTheSafeArea() throws {
    let screen = UIViewController()
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    var environment = SceneEnvironment()
    environment.safeArea = EdgesValue(top: 59, bottom: 34)
    let driver = SceneDriver(rootViewController: screen, environment: environment)
    #expect(label.frame == CGRect(x: 0, y: 59, width: 390, height: 751))
    #expect((screen.topLayoutGuide.length, screen.bottomLayoutGuide.length) == (59, 34))
    #expect(screen.view.layoutGuides.count == 2)
    withExtendedLifetime(driver) {}
  }

  @Test func theChildForSystemEdgesIsQueried() {
    let (parent, child) = (AskedParent(), AskedScreen())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let driver = SceneDriver(rootViewController: parent)
    child.asked = []
    parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
    parent.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    parent.setNeedsUpdateOfPrefersPointerLocked()
    #expect(child.asked == ["home", "edges", "pointer"])
    withExtendedLifetime(driver) {}
  }

  @Test func settingsOfAssistanceAreNotified() {
    let screen = SettingsScreen()
    let driver = SceneDriver(rootViewController: screen)
    #expect(!UIAccessibility.isVoiceOverRunning)
    var environment = SceneEnvironment()
    environment.reducesMotion = true
    driver.send(.environment(environment))
    #expect(screen.motions == [true])
    driver.send(.environment(environment))
    #expect(screen.motions == [true])
  }

  @Test func pageScrolledIsAnnounced() {
    let driver = SceneDriver(rootViewController: UIViewController())
    (driver.scene as? _SceneRuntime)?.turn {
      UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 3")
    }
    #expect(driver.display.announcements == ["Page 2 of 3"])
  }
}

private final class SettingsScreen: UIViewController {
  private(set) var motions: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(SettingsScreen.changed),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil
    )
  }

  private func changed() { motions.append(UIAccessibility.isReduceMotionEnabled) }
}

private final class UpdatingScreen: UIViewController {
  var log: [String] = []

  override func loadView() {
    let view = UpdatingView()
    view.screen = self
    self.view = view
  }

  override func updateViewConstraints() {
    log.append("controller")
    super.updateViewConstraints()
  }
}

private final class UpdatingView: UIView {
  weak var screen: UpdatingScreen?

  override func updateConstraints() {
    screen?.log.append("view")
    super.updateConstraints()
  }
}

private final class AskedParent: UIViewController {
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
  override var childViewControllerForPointerLock: UIViewController? { children.first }
}

private final class AskedScreen: UIViewController {
  var asked: [String] = []

  override var prefersHomeIndicatorAutoHidden: Bool {
    asked.append("home")
    return true
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    asked.append("edges")
    return .all
  }

  override var prefersPointerLocked: Bool {
    asked.append("pointer")
    return true
  }
}
