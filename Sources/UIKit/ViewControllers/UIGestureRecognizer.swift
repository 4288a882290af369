/// Watches for one kind of gesture.
///
/// On this platform only the system's own exist: there are no selectors for an app to be called by.
@MainActor
open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled: Bool = true

  package override init() {
    super.init()
  }

  package final var _mayBegin: Bool {
    isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
}

@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
