import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UIMenuController`, `UIMenuItem`.
@MainActor
struct UIMenuControllerTests {
  private let log = CallLog()
  private let label: MenuLabel
  private let screen = UIViewController()
  private let driver: SceneDriver

  init() {
    label = MenuLabel(log)
    screen.view.addSubview(label)
    driver = SceneDriver(rootViewController: screen)
  }

  private func inApp(_ body: (UIMenuController) -> Void) {
    (driver.scene as? _SceneRuntime)?.turn { body(.shared) }
    driver.settle()
  }

  private func show(_ items: [UIMenuItem]? = nil) {
    inApp { controller in
      controller.menuItems = items
      controller.showMenu(from: label, rect: label.bounds)
    }
  }

  private var items: [String] { driver.find(nil, .menuItem).map(\.label) }

  private let shout = UIMenuItem(title: "Shout", action: MenuLabel.shoutAction)
  private let whisper = UIMenuItem(title: "Whisper", action: Selector(Whisperer.whisper(_:)))

  @Test func theMenuHasTheActionsThatTheFirstResponderPerforms() throws {
    label.becomeFirstResponder()
    show([shout, whisper])
    #expect(items == ["Copy", "Shout"])
    try driver.chooseMenuItem("Copy")
    #expect(log.take() == ["copied by UIMenuController"])
    #expect(items == [])
    show([shout])
    try driver.chooseMenuItem("Shout")
    #expect(log.take() == ["shouted by UIMenuController"])
  }

  @Test func withoutAFirstResponderNothingIsShown() {
    show([shout])
    #expect(items == [])
    inApp { #expect(!$0.isMenuVisible) }
  }

  @Test func aMenuWithoutPerformableActionsIsNotShown() {
    label.becomeFirstResponder()
    label.performs = false
    show([shout])
    #expect(items == [])
    #expect(log.take() == [])
  }

  @Test func aViewWithoutASceneShowsNothing() {
    inApp { controller in
      controller.showMenu(from: UIView(), rect: .zero)
      #expect(!controller.isMenuVisible)
      controller.isMenuVisible = true
      #expect(!controller.isMenuVisible)
      controller.update()
      controller.hideMenu()
      #expect(controller.menuFrame == .zero)
    }
  }

  @Test func theDeprecatedMethodsShowAndHideTheMenu() {
    label.becomeFirstResponder()
    inApp { controller in
      older(controller)
      #expect(controller.isMenuVisible)
      controller.hideMenu(from: screen.view)
      #expect(controller.isMenuVisible)
      controller.hideMenu(from: label)
      #expect(!controller.isMenuVisible)
    }
    #expect(items == [])
  }

  @available(*, deprecated)
  fileprivate func callOlder(_ controller: UIMenuController) {
    controller.setTargetRect(label.bounds, in: label)
    controller.setMenuVisible(true, animated: true)
  }

  /// Calls deprecated methods without a warning.
  private func older(_ controller: UIMenuController) {
    (self as any OlderMethods).callOlder(controller)
  }

  @Test func theFrameIsAboveTheTargetOrBelowIt() throws {
    label.becomeFirstResponder()
    show([shout])
    let target = CGRect(x: 50, y: 300, width: 200, height: 40)
    inApp { controller in
      let frame = controller.menuFrame
      #expect(frame.height == 44)
      #expect(frame.maxY == target.minY - 8)
      #expect(abs(frame.midX - target.midX) < 0.01)
      #expect(frame.width > 100 && frame.width < 300)
      controller.arrowDirection = .up
      controller.showMenu(from: label, rect: label.bounds)
      #expect(controller.menuFrame.minY == target.maxY + 8)
      controller.arrowDirection = .default
      // For a target outside of the window, the menu stays inside.
      controller.showMenu(from: label, rect: CGRect(x: -900, y: -900, width: 1, height: 1))
      #expect(screen.view.bounds.contains(controller.menuFrame))
      controller.showMenu(from: label, rect: CGRect(x: 9_000, y: 9_000, width: 1, height: 1))
      #expect(screen.view.bounds.contains(controller.menuFrame))
    }
  }

  @Test func updateQueriesTheResponderAgain() {
    label.becomeFirstResponder()
    show([shout])
    inApp { controller in
      controller.menuItems = nil
      controller.update()
    }
    #expect(items == ["Copy"])
    inApp { controller in
      label.performs = false
      controller.update()
      #expect(!controller.isMenuVisible)
    }
  }

  @Test func theMenuClosesWithTheFirstResponder() {
    label.becomeFirstResponder()
    show()
    #expect(items == ["Copy"])
    label.resignFirstResponder()
    driver.settle()
    #expect(items == [])
    label.becomeFirstResponder()
    show()
    label.removeFromSuperview()
    driver.settle()
    #expect(items == [])
  }

  /// The menu may be visible after the object that performs its action was deallocated.
  @Test func aResponderThatIsDeallocatedPerformsNothing() throws {
    label.becomeFirstResponder()
    show()
    let item = try driver.element("Copy", .menuItem)
    label.performs = false
    try driver.tap(item)
    #expect(log.take() == [])
    #expect(items == [])
  }

  @Test func notificationsArePosted() throws {
    label.becomeFirstResponder()
    let watcher = MenuWatcher(log)
    inApp { _ in watcher.watch() }
    show()
    #expect(log.take() == ["WillShowMenu", "DidShowMenu"])
    try driver.closeMenu()
    #expect(log.take() == ["WillHideMenu", "DidHideMenu"])
  }

  @Test func anAppHasOneController() {
    inApp { controller in #expect(controller === UIMenuController.shared) }
    let other = SceneDriver(rootViewController: UIViewController())
    var own: UIMenuController?
    inApp { own = $0 }
    (other.scene as? _SceneRuntime)?.turn { #expect(UIMenuController.shared !== own) }
  }
}

@MainActor
private protocol OlderMethods {
  func callOlder(_ controller: UIMenuController)
}

extension UIMenuControllerTests: OlderMethods {}

private final class MenuLabel: UILabel {
  /// A selector that is compared needs a name.
  static let shoutAction = Selector(MenuLabel.shout(_:), named: "shout")

  private let log: CallLog
  var performs = true

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: CGRect(x: 50, y: 300, width: 200, height: 40))
    text = "Hello"
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    performs && (action == Selector(MenuLabel.copy(_:)) || action == Self.shoutAction)
  }

  override func copy(_ sender: Any?) { log("copied by \(name(of: sender))") }

  private func shout(_ sender: Any?) { log("shouted by \(name(of: sender))") }

  private func name(of sender: Any?) -> String {
    sender.map { "\(type(of: $0))" } ?? "nobody"
  }
}

private final class Whisperer: UIView {
  func whisper(_ sender: Any?) {}
}

@MainActor
private final class MenuWatcher: NSObject {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func watch() {
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(
        self,
        selector: Selector(MenuWatcher.posted(_:)),
        name: name,
        object: nil
      )
    }
  }

  private func posted(_ notification: Notification) {
    let name = notification.name.rawValue
    log(name.replacing("UIMenuController", with: "").replacing("Notification", with: ""))
  }
}
