public import Foundation
import UIKitHosting

/// A recognizer that receives the touches of a view, detects a gesture and calls its targets.
///
/// Subclasses override the methods that receive touches and set ``state``. The base class handles
/// failure requirements, exclusion of other gestures, and cancellation of the view's touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer is enabled; disabling it cancels the
  /// current gesture.
  @_Observed open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { _interrupt() }
      _changed()
    }
  }

  /// The view that the recognizer was added to.
  open var view: UIView? { _view }

  /// The state of the gesture.
  ///
  /// Subclasses set it; transitions that Apple's documentation does not list are ignored.
  open var state: UIGestureRecognizer.State {
    get { _reported ?? _state }
    set { _request(newValue) }
  }

  /// A Boolean value that indicates whether recognition cancels the view's touches.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the gesture has
  /// failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view receives the end of touches only after the
  /// gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of the accepted ``UITouch/TouchType``.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }
  open var requiresExclusiveTouchType = true
  /// The name, for debugging.
  open var name: String?

  package final weak var _view: UIView?

  /// The lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  deinit {
    _releaseAssociatedObjects()
  }

  /// The active touches of the gesture.
  final var _touches: [UITouch] = []
  /// All touches since the last reset, including ended ones.
  final var _sequence: [UITouch] = []
  final var _state = State.possible
  /// The state for which targets are being called, if it has changed since.
  final var _reported: State?
  /// The states that are pending until other gestures fail.
  final var _waiting: [State] = []
  final weak var _arbiter: GestureArbiter?
  private var requirements: [WeakGesture] = []
  private var targets: [TargetAction] = []
  /// Performs the segue of a storyboard.
  private var segue: ((Any?) -> Void)?

  public override init() {
    super.init()
  }

  public init?(coder: NSCoder) {
    super.init()
    coder._configure { $0.configure(self, $1) }
  }

  /// Called when the recognizer was made from a storyboard or nib.
  open func awakeFromNib() {}

  /// - Parameters:
  ///   - target: The object that implements the method, held weakly.
  ///   - action: The method; it may take the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: Targets

  /// Adds a target's method, which is called when the gesture is recognised and when it changes.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target as AnyObject, action)
    targets.removeAll(where: \.isDeallocated)
    if !targets.contains(where: { $0.isSame(as: new) }) { targets.append(new) }
  }

  /// Removes targets and actions.
  ///
  /// - Parameters:
  ///   - target: The target; nil for all.
  ///   - action: The action; nil for all actions of the target. See
  ///     ``UIControl/removeTarget(_:action:for:)``.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll(where: targets.meant(by: target as AnyObject?, action))
  }

  final func _addSegue(_ perform: @escaping (Any?) -> Void) {
    segue = perform
  }

  /// Calls the targets' methods, in the order of adding.
  func _sendActions() {
    // A continuous gesture performs its segue when it begins.
    let isDiscrete = self is UITapGestureRecognizer || self is UISwipeGestureRecognizer
    if state == (isDiscrete ? .ended : .began) { segue?(self) }
    for entry in targets {
      if let target = entry.target { entry.action._send(to: target, sender: self) }
    }
  }

  // MARK: Touches

  open var numberOfTouches: Int { _touches.count }

  /// Returns the midpoint of the touches in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(_middle, to: view)
  }

  /// Returns the location of a touch by its index, in the order in which touches began.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    _touches[touchIndex].location(in: view)
  }

  // MARK: Other gestures

  /// Delays recognition until another gesture has failed; if the other is recognised, this one
  /// fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.gesture == nil }
    requirements.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  final func _requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.gesture === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
  }

  // MARK: For subclasses

  /// Receives touches that have begun; by default, this method and the three below do nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the state after the end of a gesture, before the next one.
  open func reset() {}

  /// Excludes a touch from the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    _touches.removeAll { $0 === touch }
  }

  /// Returns whether recognition of this gesture makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether recognition of another gesture makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits for another one to fail; by default the delegate decides.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  /// Returns whether another gesture waits for this one to fail; by default the delegate decides.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  /// A Boolean value that indicates whether the gesture continues without touches, as between the
  /// taps of a double tap.
  var _isBetweenTouches: Bool { false }

  /// The pointers that displays report for the gesture; none if displays recognise it.
  var _pointers: PointersValue { .reports }
}

private struct WeakGesture {
  weak var gesture: UIGestureRecognizer?
}
