import UIKit
import UIKitHosting
import UIKitTesting

/// A split view controller with a list and an item, whose calls are logged.
@MainActor
final class SplitFixture {
  let log = CallLog()
  let list: LoggingViewController
  let item: LoggingViewController
  let split = UISplitViewController(style: .doubleColumn)
  let delegate = SplitDelegate()
  /// Retains the scenes while their views are inspected.
  fileprivate var drivers: [SceneDriver] = []

  init() {
    list = LoggingViewController("List", log: log)
    item = LoggingViewController("Item", log: log)
    split.setViewController(list, for: .primary)
    split.setViewController(item, for: .secondary)
    delegate.log = log
    split.delegate = delegate
  }
}

/// Tests of a `SplitFixture`.
@MainActor
protocol SplitTesting {
  var fixture: SplitFixture { get }
}

extension SplitTesting {
  var log: CallLog { fixture.log }
  var list: LoggingViewController { fixture.list }
  var item: LoggingViewController { fixture.item }
  var split: UISplitViewController { fixture.split }
  var delegate: SplitDelegate { fixture.delegate }

  func open(_ width: SplitWidth) -> SceneDriver {
    let driver = SceneDriver(rootViewController: split, environment: width.environment)
    fixture.drivers.append(driver)
    _ = log.take()
    return driver
  }

  func push(_ title: String, over screen: UIViewController, _ driver: SceneDriver) {
    let next = UIViewController()
    next.title = title
    screen.navigationController?.pushViewController(next, animated: true)
    driver.settle()
  }
}

enum SplitWidth {
  case compact, regular

  var environment: SceneEnvironment {
    self == .compact
      ? SceneEnvironment() : SceneEnvironment(width: 1180, height: 820, idiom: .pad)
  }
}

final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var log: CallLog?
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log?("will change to \(displayMode.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log?("top for \(proposedTopColumn.rawValue)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log?("mode for \(proposedDisplayMode.rawValue)")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log?("did collapse")
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log?("did expand")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {
    log?("will show \(column.rawValue)")
  }

  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {
    log?("will hide \(column.rawValue)")
  }
}
