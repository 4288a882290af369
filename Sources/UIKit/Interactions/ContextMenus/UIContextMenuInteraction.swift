public import Foundation
import UIKitHosting

/// An interaction that opens a context menu on a view: by a long press, a right click, or a key.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  // Apple's name.
  public enum appearance: Int, Sendable {
    case unknown, rich, compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  /// The location of the request, in the window.
  private var place = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The appearance of the open menu; unknown while it is closed.
  open var menuAppearance: UIContextMenuInteraction.appearance {
    menuView == nil ? .unknown : .rich
  }

  /// Returns the location of the request in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(place, to: view)
  }

  /// Replaces the open menu with another.
  ///
  /// - Parameter block: Receives the menu whose elements are shown and returns its replacement.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    menuView?.replaceMenu(block)
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    if let menuView { _ = menuView._runtime?.close(menuView) }
  }

  private var menuView: _MenuView? {
    guard let menu = view?._runtime?.openMenu, menu.session?.interaction === self else {
      return nil
    }
    return menu
  }

  /// Opens the menu.
  ///
  /// - Parameter place: A point in the window.
  /// - Returns: Whether a menu is open now.
  final func _open(at place: CGPoint) -> Bool {
    guard let view, let delegate else { return false }
    self.place = place
    let location = location(in: view)
    guard
      let configuration = delegate.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      ), let runtime = view._runtime
    else { return false }
    let session = ContextMenuSession(configuration, owner: .interaction(self, delegate))
    return runtime.open(session, from: view)
  }
}

extension UIView {
  /// Opens the context menu of the view's last interaction that provides one.
  ///
  /// - Parameter point: A point in display coordinates of the enclosing scroll view, or else of the
  ///   view itself.
  /// - Returns: Whether a menu is open now.
  final func _openContextMenu(at point: CGPoint) -> Bool {
    guard isUserInteractionEnabled else { return false }
    let menus = interactions.compactMap { $0 as? UIContextMenuInteraction }
    guard !menus.isEmpty else { return false }
    let place = _placeInWindow(ofDisplayed: point)
    return menus.reversed().contains { $0._open(at: place) }
  }

  /// Returns the window coordinates of a point of the enclosing scroll view, which displays measure
  /// from the beginning of the inset content; without a scroll view, of a point of the view.
  final func _placeInWindow(ofDisplayed point: CGPoint) -> CGPoint {
    var view: UIView? = self
    while let current = view {
      if let scroll = current as? UIScrollView, scroll._kind != .textView {
        return scroll.convert(scroll._contentOffset(displayed: point), to: nil)
      }
      view = current._superview
    }
    return convert(point, to: nil)
  }
}
