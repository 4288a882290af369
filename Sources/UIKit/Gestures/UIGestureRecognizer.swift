import UIKitHosting

/// Watches for one kind of gesture on a view.
///
/// There are no selectors for an app to be called by: its delegate hears of a gesture, by
/// `gestureRecognizerShouldBegin(_:)`, when it is recognised.
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

  public override init() {
    super.init()
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
