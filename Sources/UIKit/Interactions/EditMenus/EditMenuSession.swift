import Foundation
import UIKitHosting

/// An edit menu from the request until its dismissal.
@MainActor
final class EditMenuSession {
  /// The provider of the menu's position, which is notified of its life cycle.
  @MainActor
  protocol Owner: AnyObject {
    /// The menu's target rectangle, in the coordinates of the source view: finite, and not null.
    var editMenuTarget: CGRect { get }
    func editMenuWillPresent()
    func editMenuWillDismiss()
    func editMenuDidDismiss()
    /// A command of the menu was performed.
    func editMenuPerformed(_ command: UICommand)
  }

  let owner: any Owner
  private(set) weak var source: UIView?
  /// The first responder to which the actions are sent.
  private(set) weak var responder: UIResponder?
  let arrow: MenuTarget.Arrow
  let sender: Any?
  /// A Boolean value that indicates whether the menu belongs to the first responder, and closes
  /// when that changes.
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

  /// The menu's target rectangle, in the window.
  var targetRect: CGRect {
    source?.convert(owner.editMenuTarget.standardized, to: nil) ?? .zero
  }

  var target: MenuTarget { MenuTarget(rect: RectValue(targetRect), arrow: arrow) }

  /// Returns whether the responder that performs the actions is gone.
  func isOver(in runtime: _SceneRuntime) -> Bool {
    guard let responder, responder._responderScene === runtime else { return true }
    return followsFirstResponder && runtime.firstResponder !== responder
  }

  func willPresent() { owner.editMenuWillPresent() }
  func willDismiss() { owner.editMenuWillDismiss() }
  func didDismiss() { owner.editMenuDidDismiss() }
  func performed(_ command: UICommand) { owner.editMenuPerformed(command) }
}

extension EditMenuSession.Owner {
  func editMenuDidDismiss() {}
  func editMenuPerformed(_ command: UICommand) {}
}
