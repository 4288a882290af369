import Testing
import UIKit
import UIKitTesting

/// Apple: "Creating a custom container view controller".
@MainActor
struct ContainmentTests {
  private let log = CallLog()
  private let root = UIViewController()
  private let driver: SceneDriver

  init() {
    driver = SceneDriver(rootViewController: root)
  }

  private func add(_ name: String) -> LoggingViewController {
    let child = LoggingViewController(name, log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    return child
  }

  @Test func aChildAppearsWithItsViewWhenTheParentIsThere() {
    let child = add("C")
    #expect(
      log.take() == [
        "C willMove(parent)", "C didLoad", "C willAppear", "C isAppearing", "C didAppear",
        "C didMove(parent)",
      ]
    )
    #expect(child.parent === root)
    #expect(root.children == [child])
  }

  @Test func aChildDisappearsWithItsView() {
    let child = add("C")
    _ = log.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == ["C willMove(nil)", "C willDisappear", "C didDisappear", "C didMove(nil)"]
    )
    #expect(root.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func childrenFollowTheirContainerOnAStack() throws {
    let container = UIViewController()
    container.title = "Container"
    let child = LoggingViewController("C", log: log)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let navigation = UINavigationController(rootViewController: container)
    let driver = SceneDriver(rootViewController: navigation)
    #expect(log.take().suffix(3) == ["C willAppear", "C isAppearing", "C didAppear"])
    navigation.pushViewController(UIViewController(), animated: true)
    driver.settle()
    #expect(log.take() == ["C willDisappear", "C didDisappear"])
    try driver.goBack()
    #expect(log.take() == ["C willAppear", "C isAppearing", "C didAppear"])
  }

  @Test func aReplacedRootDisappearsAndTheNewOneAppears() {
    let window = root.view.window
    let first = LoggingViewController("A", log: log)
    window?.rootViewController = first
    _ = log.take()
    window?.rootViewController = LoggingViewController("B", log: log)
    #expect(
      log.take() == [
        "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing",
        "B didAppear",
      ]
    )
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test func layoutCallbacksRunInOrder() {
    let controller = LayoutLogger(log: log)
    root.view.window?.rootViewController = controller
    driver.settle()
    #expect(log.take() == ["will layout", "layout", "did layout"])
    controller.view.setNeedsLayout()
    controller.view.setNeedsLayout()
    driver.settle()
    #expect(log.take() == ["will layout", "layout", "did layout"])
    driver.settle()
    #expect(log.take() == [])
  }
}

private final class LayoutLogger: UIViewController {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = LoggingView(log: log)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log("will layout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("did layout")
  }
}

private final class LoggingView: UIView {
  private let log: CallLog

  init(log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    log("layout")
  }
}
