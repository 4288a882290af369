public import Foundation
import UIKitHosting

/// An interaction that presents a bar of edit actions: on request of the app, by a right click, or
/// by the menu key.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// view.addInteraction(interaction)
///
/// func pressedLong(_ gesture: UILongPressGestureRecognizer) {
///   guard gesture.state == .began else { return }
///   let point = gesture.location(in: view)
///   interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// }
/// ```
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// The configuration of the visible or most recent menu.
  private var configuration: UIEditMenuConfiguration?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    dismissMenu()
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Presents a menu, and replaces a visible one.
  ///
  /// Nothing is presented while the interaction's view is not in a window, or if the menu has no
  /// elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    _ = present(configuration)
  }

  open func dismissMenu() {
    if let menuView { _ = menuView._runtime?.close(menuView) }
  }

  /// Requests the elements of the visible menu from the delegate again; an empty menu closes.
  open func reloadVisibleMenu() {
    guard let menuView, let view, let configuration else { return }
    menuView.restart(with: menu(for: configuration, on: view))
    if menuView.isEmpty { dismissMenu() }
  }

  /// Requests the target rectangle of the visible menu from the delegate again.
  ///
  /// - Parameter animated: Ignored; displays move the menu without animation.
  open func updateVisibleMenuPosition(animated: Bool) {
    menuView?._invalidate(.menu)
  }

  /// Returns the menu's source point in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(configuration?.sourcePoint ?? .zero, to: view)
  }

  private var menuView: _MenuView? {
    guard let menu = view?._runtime?.openMenu, menu.edit?.owner === self else { return nil }
    return menu
  }

  private func present(_ configuration: UIEditMenuConfiguration) -> Bool {
    guard let view, let runtime = view._runtime else { return false }
    let menu = menu(for: configuration, on: view)
    dismissMenu()
    self.configuration = configuration
    let session = EditMenuSession(
      owner: self,
      source: view,
      responder: view._editResponder,
      arrow: configuration.preferredArrowDirection._value
    )
    return runtime.open(menu, session, from: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration, on view: UIView) -> UIMenu {
    let suggested = view._editResponder._suggestedEditActions()
    let menu = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    )
    return menu ?? UIMenu(children: suggested)
  }

  /// Opens the menu at the user's request.
  ///
  /// - Parameter place: A point in the window.
  /// - Returns: Whether a menu is visible now.
  final func _open(at place: CGPoint) -> Bool {
    guard let view else { return false }
    if menuView != nil { return true }
    let point = view.convert(place, from: nil)
    return present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }
}

extension UIEditMenuInteraction: EditMenuSession.Owner {
  var editMenuTarget: CGRect {
    guard let configuration else { return .zero }
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    guard rect.isNull || rect.isInfinite else { return rect }
    return CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  func editMenuWillPresent() {
    guard let configuration else { return }
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
  }

  func editMenuWillDismiss() {
    guard let configuration else { return }
    let animator = ContextMenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIView {
  /// The responder at which the search for edit actions starts: the first responder if it is the
  /// view or a descendant, else the view.
  final var _editResponder: UIResponder {
    if let first = _runtime?.firstResponder as? UIView, first.isDescendant(of: self) {
      return first
    }
    return self
  }

  /// Opens the edit menu of the view's last interaction that provides one.
  ///
  /// - Parameter point: A point in display coordinates of the enclosing scroll view, or else of the
  ///   view itself.
  /// - Returns: Whether a menu is open now.
  final func _openEditMenu(at point: CGPoint) -> Bool {
    guard isUserInteractionEnabled, _hasEditMenu else { return false }
    let place = _placeInWindow(ofDisplayed: point)
    return interactions.reversed().contains { interaction in
      (interaction as? UIEditMenuInteraction)?._open(at: place) ?? false
    }
  }
}
