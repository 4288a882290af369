import Testing
import UIKitHosting
import UIKitTesting

@testable import UIKit

/// Layout margins, and the callbacks that report their changes.
@MainActor
struct SolvedMarginTests {
  private let view = SizedView(30, 10)

  @Test func marginAttributesAreThoseOfTheMarginsGuide() {
    let root = UIView.container(100, 50, [view])
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 20,
      bottom: 3,
      trailing: 4
    )
    let leading = NSLayoutConstraint(
      item: view,
      attribute: .leading,
      relatedBy: .equal,
      toItem: root,
      attribute: .leadingMargin,
      multiplier: 1,
      constant: 2
    )
    let centre = NSLayoutConstraint(
      item: view,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: root,
      attribute: .centerYWithinMargins,
      multiplier: 1,
      constant: 0
    )
    NSLayoutConstraint.activate([leading, centre])
    #expect(root.laidOut == [[22, 19, 30, 10]])
    #expect(leading.secondAttribute == .leadingMargin && leading.secondItem === root)
    #expect(leading.firstAttribute == .leading && leading.firstItem === view)
  }

  @Test func aViewsOwnMarginsAlignItsInside() {
    view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    let root = UIView.container(100, 50, [view])
    NSLayoutConstraint(
      item: view,
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: root,
      attribute: .left,
      multiplier: 1,
      constant: 20
    ).isActive = true
    #expect(root.laidOut == [[15, 0, 30, 10]])
  }

  @Test func marginsOfTheSuperviewReachIntoAView() {
    let inner = UIView.container(0, 0, [view])
    let root = UIView.container(100, 50, [inner])
    root.directionalLayoutMargins.leading = 30
    inner.directionalLayoutMargins.leading = 4
    inner.preservesSuperviewLayoutMargins = true
    let edge = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      edge,
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    edge.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
    edge.constant = 10
    inner.preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4)
  }

  private final class Observing: UIView {
    var changes: [String] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes.append("safe area \(Int(safeAreaInsets.top))")
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes.append("margins")
    }
  }

  private final class Screen: UIViewController {
    let observed = Observing()
    var changes: [String] = []

    override func loadView() { view = observed }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      changes.append("safe area \(Int(view.safeAreaInsets.top))")
    }
  }

  @Test func viewsAndControllersReceiveSafeAreaChanges() {
    let screen = Screen()
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
    let covered = Int(screen.view.safeAreaInsets.top)
    #expect(covered > 0)
    #expect(screen.observed.changes.contains("safe area \(covered)"))
    #expect(screen.observed.changes.contains("margins"))
    #expect(screen.changes.last == "safe area \(covered)")
  }

  @Test func marginsMayIgnoreTheSafeArea() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.topAnchor).isActive = true
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    driver.settle()
    #expect(view.frame.minY == screen.view.safeAreaInsets.top)
    screen.view.insetsLayoutMarginsFromSafeArea = false
    driver.settle()
    #expect(view.frame.minY == 0)
  }

  @Test func marginsOfAScreenAreAtLeastTheSystemMinimum() {
    let screen = UIViewController()
    screen.view.addSubview(view)
    screen.view.directionalLayoutMargins = .zero
    view.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor)
      .isActive = true
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    #expect(view.frame.minX == 16)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    driver.settle()
    #expect(view.frame.minX == 0)
  }
}
