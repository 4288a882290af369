public import Foundation
import UIKitHosting

/// Watches the touches of a view for one kind of gesture, and calls its targets' methods.
///
/// A subclass overrides the methods that receive touches and sets ``state``; the rest follows: requirements
/// of failure, exclusion of other gestures, and the end of the touches for the view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Disabling it cancels a gesture that goes on.
  @_Told open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { _interrupt() }
      _changed()
    }
  }

  /// The view that it was added to.
  open var view: UIView? { _view }

  /// The state of the gesture.
  ///
  /// A subclass sets it; transitions that Apple's tables do not have are ignored.
  open var state: UIGestureRecognizer.State {
    get { _reported ?? _state }
    set { _request(newValue) }
  }

  /// Whether the view's touches are cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of ``UITouch/TouchType`` that it receives.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  open var requiresExclusiveTouchType = true
  /// For debugging.
  open var name: String?

  package final weak var _view: UIView?

  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  deinit {
    _releaseAssociatedObjects()
  }

  /// The touches that go on and are its own.
  final var _touches: [UITouch] = []
  /// All touches since it was reset, those that are over included.
  final var _sequence: [UITouch] = []
  final var _state = State.possible
  /// The state that an action is called for, where it has gone on since.
  final var _reported: State?
  /// States that wait for other gestures to fail.
  final var _waiting: [State] = []
  final weak var _arbiter: GestureArbiter?
  private var requirements: [WeakGesture] = []
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

  // MARK: Targets

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
  func _sendActions() {
    for entry in targets {
      if let target = entry.target { entry.action._send(to: target, sender: self) }
    }
  }

  // MARK: Touches

  open var numberOfTouches: Int { _touches.count }

  /// The middle of the touches, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(_middle, to: view)
  }

  /// The place of one touch, by its number in the order of going down.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    _touches[touchIndex].location(in: view)
  }

  // MARK: Other gestures

  /// Has the gesture wait until another one has failed; where that is recognised, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.gesture == nil }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  final func _requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.gesture === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
  }

  // MARK: For subclasses

  /// Receives touches that have gone down; does nothing unless overridden, as the three below.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the gesture, once it is over and before the next one.
  open func reset() {}

  /// Leaves a touch out from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    _touches.removeAll { $0 === touch }
  }

  /// Whether recognising this gesture makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether recognising another gesture makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for another one to fail; the delegate decides unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Whether another gesture waits for this one to fail; the delegate decides unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  /// Whether it goes on without touches, as between the taps of a double tap.
  var _isBetweenTouches: Bool { false }

  /// The pointers that displays report for it; none where displays recognise the gesture.
  var _pointers: PointersValue { .reports }
}

private struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}
