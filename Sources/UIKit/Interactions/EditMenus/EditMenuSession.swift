import Foundation
import UIKitHosting

/// An edit menu from when it is asked for until it has gone.
@MainActor
final class EditMenuSession {
  /// Gives the place of the menu, and learns of it.
  @MainActor
  protocol Owner: AnyObject {
    /// The rectangle that the menu points at, in the coordinates of the view that it was opened from: finite,
    /// and not null.
    var editMenuTarget: CGRect { get }
    func editMenuWillPresent()
    func editMenuWillDismiss()
    func editMenuDidDismiss()
  }

  let owner: any Owner
  private(set) weak var source: UIView?
  /// The responder that is asked first to perform the actions.
  private(set) weak var responder: UIResponder?
  let arrow: MenuTarget.Arrow
  let sender: Any?
  /// Whether the menu is the first responder's, and goes when another one takes its place.
  private let followsFirstResponder: Bool

  init(
    owner: any Owner,
    source: UIView,
    responder: UIResponder,
    arrow: MenuTarget.Arrow,
    sender: Any? = nil,
    followsFirstResponder: Bool = false
  ) {
    self.owner = owner
    self.source = source
    self.responder = responder
    self.arrow = arrow
    self.sender = sender
    self.followsFirstResponder = followsFirstResponder
  }

  /// The rectangle that the menu points at, in the window.
  var targetRect: CGRect {
    source?.convert(owner.editMenuTarget.standardized, to: nil) ?? .zero
  }

  var target: MenuTarget { MenuTarget(rect: RectValue(targetRect), arrow: arrow) }

  /// Whether nobody is left to perform the actions.
  func isOver(in runtime: _SceneRuntime) -> Bool {
    guard let responder, responder._responderScene === runtime else { return true }
    return followsFirstResponder && runtime.firstResponder !== responder
  }

  func willPresent() { owner.editMenuWillPresent() }
  func willDismiss() { owner.editMenuWillDismiss() }
  func didDismiss() { owner.editMenuDidDismiss() }
}

extension EditMenuSession.Owner {
  func editMenuDidDismiss() {}
}
