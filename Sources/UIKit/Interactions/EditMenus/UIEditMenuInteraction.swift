public import Foundation
import UIKitHosting

/// Presents a bar of edit actions on a view: when the app asks for it, and by a right click or the menu key.
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

  /// The configuration of the menu that is visible, or was visible last.
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

  /// Presents a menu, in place of one that is visible.
  ///
  /// Nothing is presented while the interaction's view is not in a window, or for a menu without elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    _ = present(configuration)
  }

  open func dismissMenu() {
    if let menuView { _ = menuView._runtime?.close(menuView) }
  }

  /// Asks the delegate anew for the elements of the visible menu, which closes for none.
  open func reloadVisibleMenu() {
    guard let menuView, let view, let configuration else { return }
    menuView.restart(with: menu(for: configuration, on: view))
    if menuView.isEmpty { dismissMenu() }
  }

  /// Asks the delegate anew for the rectangle that the visible menu points at.
  ///
  /// - Parameter animated: Displays move the menu at once.
  open func updateVisibleMenuPosition(animated: Bool) {
    menuView?._invalidate(.menu)
  }

  /// The place that the menu is about, in a view's coordinates; nil for the window's.
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

  /// A person asked for the menu.
  ///
  /// - Parameter place: A place in the window.
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
  /// The responder at which edit actions of the view are looked for: the first responder where that is the
  /// view or in it, else the view.
  final var _editResponder: UIResponder {
    if let first = _runtime?.firstResponder as? UIView, first.isDescendant(of: self) {
      return first
    }
    return self
  }

  /// Opens the edit menu of the view's last interaction that gives one.
  ///
  /// - Parameter point: A point of the scroll view that it is in, or of the view itself, as displays count it.
  /// - Returns: Whether a menu is open now.
  final func _openEditMenu(at point: CGPoint) -> Bool {
    guard isUserInteractionEnabled, _hasEditMenu else { return false }
    let place = _placeInWindow(ofDisplayed: point)
    return interactions.reversed().contains { interaction in
      (interaction as? UIEditMenuInteraction)?._open(at: place) ?? false
    }
  }
}
