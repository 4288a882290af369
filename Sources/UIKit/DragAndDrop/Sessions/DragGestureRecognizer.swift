import Foundation
import UIKitHosting

/// A gesture recognizer for a long press followed by movement, or a mouse drag.
///
/// It begins when items are lifted, which ends scrolling and taps of the same touch.
final class DragGestureRecognizer: UIGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var session: DragSession?
  private var timer: HostTimer?
  /// The touch that lifts and drags; taps by other touches add items.
  private var held: UITouch?

  /// The press duration before items are lifted, in seconds.
  private static let pressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the lift, and must move to begin the drag, in
  /// points.
  private static let slack: CGFloat = 10
  /// The distance that a mouse must move to begin the drag, in points.
  private static let mouseSlack: CGFloat = 4

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  /// A Boolean value that indicates whether the touch continues regardless of presentations on the
  /// screen.
  var keepsTouches: Bool { _state == .possible || _isActive }

  /// A Boolean value that indicates whether items are dragged, which continues if the source view
  /// is removed.
  var isDragging: Bool { session?.isDragging == true }

  private var isMouse: Bool { held?.type == .indirectPointer }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard held == nil, touches.count == 1, let touch = touches.first else { return }
    held = touch
    guard !isMouse else { return }
    timer = _schedule(after: Self.pressDuration) { gesture in
      (gesture as? DragGestureRecognizer)?.lift()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let held, touches.contains(held) else { return }
    let distance = held._distance(from: held._firstPlace)
    switch _state {
    case .possible where isMouse:
      if distance > Self.mouseSlack { lift() }
    case .possible:
      if distance > Self.slack { state = .failed }
    default:
      if distance > Self.slack || isMouse { session?.begin() }
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch._distance(from: touch._firstPlace) <= Self.slack {
      if touch !== held || state == .possible { interaction?.addItems(at: touch._place) }
    }
    guard let held, touches.contains(held) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if let held, touches.contains(held) { state = .cancelled }
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    session?.cancel()
    session = nil
    held = nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  /// Handles its own state changes, as a target would.
  override func _sendActions() {
    super._sendActions()
    switch state {
    case .began where isMouse:
      session?.begin()
      if let held { session?.move(to: held._place) }
    case .changed:
      if let held { session?.move(to: held._place) }
    case .ended:
      // The last movement may arrive together with the end of the touch.
      if let held, let session, session.place != held._place { session.move(to: held._place) }
      session?.end()
      session = nil
    case .cancelled, .failed:
      session?.cancel()
      session = nil
    case .possible, .began: break
    }
  }

  /// Lifts the items of the interaction; without items the gesture fails.
  private func lift() {
    guard _state == .possible, session == nil, let held else { return }
    session = interaction?.lift(at: held._firstPlace, touched: held.view)
    state = session == nil ? .failed : .began
    guard _state == .failed else { return }
    session?.cancel()
    session = nil
  }
}
