import UIKitHosting

/// Watches for one kind of gesture on a view, and calls its targets' methods.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  @_Told open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { _changed() } }
  }

  /// The view that it was added to.
  open var view: UIView? { _view }

  open package(set) var state: UIGestureRecognizer.State = .possible

  package final weak var _view: UIView?

  private var targets: [TargetAction] = []

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - target: The object that has the method, held weakly.
  ///   - action: The method; it may take the recogniser.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Has a target's method called when the gesture is recognised and goes on.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target as AnyObject, action)
    targets.removeAll(where: \.isDead)
    if !targets.contains(where: { $0.isSame(as: new) }) { targets.append(new) }
  }

  /// Removes targets and actions.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all of the target. See ``UIControl/removeTarget(_:action:for:)``.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll(where: targets.meant(by: target as AnyObject?, action))
  }

  /// Calls the targets' methods, in the order of adding.
  final func _sendActions() {
    for entry in targets {
      if let target = entry.target { entry.action._send(to: target, sender: self) }
    }
  }

  package final var _mayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  final func _changed() {
    _view?._invalidate(.strokes)
    _view?._meaningChanged()
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// A gesture was recognised: whether it counts.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
