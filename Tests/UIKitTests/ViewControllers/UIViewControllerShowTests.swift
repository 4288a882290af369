import Testing
import UIKit
import UIKitTesting

/// Apple: `show(_:sender:)`, `showDetailViewController(_:sender:)` and `additionalSafeAreaInsets` of
/// `UIViewController`.
@MainActor
struct UIViewControllerShowTests {
  @Test func aScreenOnAStackShowsAnotherByPushingIt() {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let navigation = UINavigationController(rootViewController: root)
    let driver = SceneDriver(rootViewController: navigation)
    let next = UIViewController()
    child.show(next, sender: nil)
    driver.settle()
    #expect(navigation.topViewController === next)
  }

  @Test func showPresentsWithoutAContainer() {
    let root = UIViewController()
    let driver = SceneDriver(rootViewController: root)
    let next = UIViewController()
    root.show(next, sender: nil)
    driver.settle()
    #expect(root.presentedViewController === next)
    let other = UIViewController()
    next.showDetailViewController(other, sender: nil)
    driver.settle()
    #expect(next.presentedViewController === other)
  }

  @Test func aCustomContainerOverridesShow() {
    let root = ShowingController()
    let child = UIViewController()
    root.addChild(child)
    let next = UIViewController()
    child.show(next, sender: nil)
    #expect(root.shown === next)
  }

  @Test func aSplitShowsInThePrimaryColumnAndDetailsInTheSecondary() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    split.setViewController(list, for: .primary)
    let driver = SceneDriver(
      rootViewController: split,
      environment: SceneEnvironment(width: 1180, height: 820, idiom: .pad)
    )
    let (next, detail) = (UIViewController(), UIViewController())
    split.show(next, sender: nil)
    list.showDetailViewController(detail, sender: nil)
    driver.settle()
    #expect(list.navigationController?.topViewController === next)
    #expect(detail.navigationController?.splitViewController === split)
  }

  @Test func additionalSafeAreaInsetsExtendTheSafeArea() {
    let root = UIViewController()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(inner)
    let safe = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: safe.topAnchor),
      inner.leftAnchor.constraint(equalTo: safe.leftAnchor),
      inner.rightAnchor.constraint(equalTo: safe.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: root))
    #expect(inner.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 54, left: 20, bottom: 30, right: 0))
    #expect(inner.frame == CGRect(x: 20, y: 54, width: 370, height: 760))
    #expect(driver.layoutConflicts.isEmpty)
  }
}

private final class ShowingController: UIViewController {
  private(set) var shown: UIViewController?

  override func show(_ vc: UIViewController, sender: Any?) {
    shown = vc
  }
}
