import Testing
import UIKit
import UIKitTesting

/// Apple: `beginAppearanceTransition(_:animated:)`, `endAppearanceTransition()` and
/// `shouldAutomaticallyForwardAppearanceMethods`.
@MainActor
struct AppearanceTransitionTests {
  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let log = CallLog()
  private let root = Manual()
  private let child: LoggingViewController
  private let driver: SceneDriver

  init() {
    child = LoggingViewController("C", log: log)
    driver = SceneDriver(rootViewController: root)
    driver.settle()
    root.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
  }

  @Test func aContainerThatForwardsNothingLeavesItsChildrenAlone() {
    root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func aTransitionHasTheOrderOfTheSystems() {
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["C willAppear"])
    root.view.addSubview(child.view)
    #expect(log.take() == ["C isAppearing"])
    child.endAppearanceTransition()
    #expect(log.take() == ["C didAppear"])
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(log.take() == ["C willDisappear", "C didDisappear"])
  }

  @Test func aViewThatIsThereAlreadyIsAppearingAtTheEnd() {
    root.view.addSubview(child.view)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["C willAppear", "C isAppearing", "C didAppear"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == [])
  }

  @Test func descendantsTakePart() {
    let inner = LoggingViewController("I", log: log)
    child.addChild(inner)
    child.view.addSubview(inner.view)
    root.view.addSubview(child.view)
    _ = log.take()
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "C willAppear", "I willAppear", "C isAppearing", "I isAppearing", "C didAppear",
        "I didAppear",
      ]
    )
  }

  @Test func aTransitionOfAChildThatWouldAppearByItselfLastsUntilItsEnd() {
    let parent = UIViewController()
    let other = SceneDriver(rootViewController: parent)
    other.settle()
    let child = LoggingViewController("D", log: log)
    parent.addChild(child)
    child.loadViewIfNeeded()
    _ = log.take()
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    #expect(log.take() == ["D willAppear", "D isAppearing"])
    child.endAppearanceTransition()
    #expect(log.take() == ["D didAppear"])
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.take() == ["D willDisappear", "D willAppear", "D isAppearing", "D didAppear"]
    )
  }
}
