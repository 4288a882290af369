public import Foundation
import UIKitHosting

/// The edit menu of the first responder.
///
/// The menu contains the standard edit actions and the app's items that the responder chain can
/// perform. An app has one controller. New code uses ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction in which the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    case `default`
    case up, down, left, right
  }

  /// The controller of the app whose event is being handled.
  open class var shared: UIMenuController {
    let application = UIApplication.shared
    if let controller = application._menuController { return controller }
    let controller = UIMenuController()
    application._menuController = controller
    return controller
  }

  private override init() {
    super.init()
  }

  /// The app's items, after the standard ones.
  open var menuItems: [UIMenuItem]?

  open var arrowDirection: UIMenuController.ArrowDirection = .default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Shows the menu for the first responder of the view's scene.
  ///
  /// Nothing is shown without a first responder, or if no action can be performed.
  ///
  /// - Parameters:
  ///   - targetView: The view to which the menu refers.
  ///   - targetRect: The menu's target rectangle, in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    self.targetRect = targetRect
    show()
  }

  /// Hides the menu if it was shown from a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  open func hideMenu() {
    if let menuView { _ = menuView._runtime?.close(menuView) }
  }

  /// Updates the available actions of the visible menu, and hides it if there are none.
  open func update() {
    guard let menuView, let responder = menuView.edit?.responder else { return }
    menuView.restart(with: menu(for: responder))
    if menuView.isEmpty { hideMenu() } else { post(Self.menuFrameDidChangeNotification) }
  }

  /// A Boolean value that indicates whether the menu is visible.
  open var isMenuVisible: Bool {
    get { menuView != nil }
    set { if newValue { show() } else { hideMenu() } }
  }

  @available(*, deprecated, message: "use showMenu(from:rect:) or hideMenu(from:)")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    isMenuVisible = menuVisible
  }

  @available(*, deprecated, message: "use showMenu(from:rect:)")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    if targetView !== self.targetView { hideMenu() }
    self.targetView = targetView
    self.targetRect = targetRect
    guard let menuView else { return }
    menuView._invalidate(.menu)
    post(Self.menuFrameDidChangeNotification)
  }

  /// The frame of the visible menu in window coordinates, as measured by the scene; empty while the
  /// menu is hidden.
  open var menuFrame: CGRect { menuView?.barFrame ?? .zero }

  private var menuView: _MenuView? {
    guard let menu = targetView?._runtime?.openMenu, menu.edit?.owner === self else { return nil }
    return menu
  }

  private func show() {
    guard let targetView, let runtime = targetView._runtime,
      let responder = runtime.firstResponder
    else { return }
    let session = EditMenuSession(
      owner: self,
      source: targetView,
      responder: responder,
      arrow: arrowDirection._value,
      sender: self,
      followsFirstResponder: true
    )
    guard runtime.open(menu(for: responder), session, from: targetView) else { return hideMenu() }
    post(Self.didShowMenuNotification)
  }

  private func menu(for responder: UIResponder) -> UIMenu {
    let own = (menuItems ?? []).compactMap { action(of: $0, for: responder) }
    let commands = responder._suggestedEditActions(from: self)
      .flatMap { ($0 as? UIMenu)?.children ?? [] }
      .compactMap { $0 as? UICommand }
    for command in commands { command._validate(from: [responder]) }
    let standard = commands.filter { $0.attributes.isEmpty }
      .compactMap { action(titled: $0.title, $0.action, for: responder) }
    return UIMenu(children: standard + own)
  }

  private func action(of item: UIMenuItem, for responder: UIResponder) -> UIAction? {
    guard responder.target(forAction: item.action, withSender: self) != nil else { return nil }
    return action(titled: item.title, item.action, for: responder)
  }

  /// Returns an action that sends a method to the first responder that performs it at that time.
  private func action(
    titled title: String,
    _ selector: Selector?,
    for responder: UIResponder
  ) -> UIAction? {
    guard let selector else { return nil }
    return UIAction(title: title) { [weak self, weak responder] _ in
      guard let self, let target = responder?.target(forAction: selector, withSender: self)
      else { return }
      selector._send(to: target as AnyObject, sender: self)
    }
  }
}

extension UIMenuController: EditMenuSession.Owner {
  var editMenuTarget: CGRect {
    let bounds = targetView?.bounds ?? .zero
    return targetRect.isNull || targetRect.isInfinite ? bounds : targetRect
  }

  func editMenuWillPresent() {
    post(Self.willShowMenuNotification)
  }

  func editMenuWillDismiss() {
    post(Self.willHideMenuNotification)
  }

  func editMenuDidDismiss() {
    post(Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) {
    guard let runtime = targetView?._runtime else {
      return NotificationCenter.default.post(name: name, object: self)
    }
    NotificationCenter.post(name, object: self, in: .scene(runtime))
  }
}

extension UIMenuController {
  // The notifications' object is the controller.

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}

extension UIMenuController.ArrowDirection {
  fileprivate var _value: MenuTarget.Arrow {
    switch self {
    case .default: .automatic
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
