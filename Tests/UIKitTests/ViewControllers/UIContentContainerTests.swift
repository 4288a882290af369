import Testing
import UIKit
import UIKitTesting

/// Apple: `viewWillTransition(to:with:)`, `willTransition(to:with:)` and
/// `size(forChildContentContainer:withParentContainerSize:)` of `UIContentContainer`.
@MainActor
struct UIContentContainerTests {
  private let log = CallLog()

  private func turn(_ driver: SceneDriver) {
    driver.resize(to: .phone, width: 844, height: 390)
  }

  @Test func aRootReceivesItsNewSizeBeforeItsViewResizes() {
    let root = SizedViewController("R", log: log)
    let driver = SceneDriver(rootViewController: root)
    _ = root.view.frame
    turn(driver)
    #expect(
      log.take() == [
        "R will have compact height", "R 844×390 from 390×844", "R has 844×390", "R alongside",
        "R completed",
      ]
    )
  }

  @Test func onlyChangedTraitsAndSizesAreReported() {
    let driver = SceneDriver(rootViewController: SizedViewController("R", log: log))
    driver.setStyle(.dark)
    #expect(log.take() == ["R will be dark"])
    driver.resize(to: .phone, width: 400, height: 844)
    #expect(log.take().first == "R 400×844 from 390×844")
    driver.resize(to: .phone, width: 400, height: 844)
    #expect(log.take().isEmpty)
  }

  @Test func aControllerWithItsOwnStyleReceivesNoStyleChange() {
    let root = SizedViewController("R", log: log)
    root.overrideUserInterfaceStyle = .light
    let driver = SceneDriver(rootViewController: root)
    driver.setStyle(.dark)
    #expect(log.take().isEmpty)
  }

  @Test func containersForwardTheNewSizeToTheirChildren() {
    let below = SizedViewController("A", log: log)
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(SizedViewController("B", log: log), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, SizedViewController("C", log: log)]
    let driver = SceneDriver(rootViewController: tabs)
    _ = driver.elements
    turn(driver)
    let told = log.take().filter { $0.contains("from") }
    #expect(
      told.map { $0.prefix(9) } == ["A 844×390", "B 844×390", "C 844×390"]
    )
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(log.take().filter { $0.contains("390×844 from") }.count == 3)
  }

  @Test func presentedControllersReceiveTheNewSize() {
    let root = SizedViewController("R", log: log)
    let driver = SceneDriver(rootViewController: root)
    let sheet = SizedViewController("S", log: log)
    root.present(sheet, animated: false)
    _ = log.take()
    turn(driver)
    let told = log.take().filter { $0.contains("844×390 from") }
    #expect(told.map { $0.prefix(1) } == ["R", "S"])
  }

  @Test func aContainerDeterminesTheSizeOfItsChildren() {
    let root = FixedChildController()
    let child = SizedViewController("C", log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let driver = SceneDriver(rootViewController: root)
    root.ownSize = CGSize(width: 100, height: 50)
    turn(driver)
    #expect(log.take().contains { $0.hasPrefix("C 100×50") })
    driver.resize(to: .phone, width: 390, height: 844)
    #expect(log.take().allSatisfy { !$0.hasPrefix("C 100×50") })
  }

  @Test func changesAlongsideMoveWithTheTransition() {
    let root = SizedViewController("R", log: CallLog())
    let driver = SceneDriver(rootViewController: root)
    let view = UIView()
    root.view.addSubview(view)
    driver.settle()
    root.alongside = { context in
      view.alpha = 0.5
      #expect(context.isAnimated)
      #expect(!context.isCancelled)
      #expect(context.transitionDuration == 0.35)
      #expect(context.containerView === root.view.window)
      #expect(root.transitionCoordinator != nil)
    }
    turn(driver)
    #expect(view.alpha == 0.5)
    #expect(driver.display.commits.flatMap(\.animations).map(\.duration) == [.milliseconds(350)])
    #expect(root.transitionCoordinator == nil)
  }

  @Test func theParentReceivesAChangedPreferredContentSize() {
    let root = FixedChildController()
    let child = UIViewController()
    root.addChild(child)
    child.preferredContentSize = CGSize(width: 20, height: 10)
    child.preferredContentSize = CGSize(width: 20, height: 10)
    #expect(root.preferringChildren == 1)
  }
}

/// A view controller that logs changes of sizes and traits.
private final class SizedViewController: UIViewController {
  private let name: String
  private let log: CallLog
  var alongside: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  private var isChanging = false

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func text(_ size: CGSize) -> String {
    "\(Int(size.width))×\(Int(size.height))"
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log("\(name) \(text(size)) from \(text(view.frame.size))")
    isChanging = true
    let log = log
    let (name, alongside) = (name, alongside)
    coordinator.animate(
      alongsideTransition: { context in
        log("\(name) alongside")
        alongside?(context)
      },
      completion: { _ in log("\(name) completed") }
    )
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    let old = traitCollection
    if newCollection.userInterfaceStyle != old.userInterfaceStyle { log("\(name) will be dark") }
    if newCollection.verticalSizeClass != old.verticalSizeClass {
      log("\(name) will have compact height")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isChanging else { return }
    log("\(name) has \(text(view.bounds.size))")
    isChanging = false
  }
}

private final class FixedChildController: UIViewController {
  var ownSize: CGSize?
  private(set) var preferringChildren = 0

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    ownSize
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferringChildren += 1
  }
}
