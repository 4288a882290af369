import Foundation
import UIKitHosting

/// Watches for a finger that stays down and then moves, or a mouse that moves with its button down.
///
/// It begins when items are lifted, which ends scrolling and taps of the same touch.
final class DragGestureRecognizer: UIGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var session: DragSession?
  private var timer: HostTimer?
  /// The touch that lifts and drags; taps of others add items.
  private var held: UITouch?

  /// Seconds until items are lifted.
  private static let pressDuration: TimeInterval = 0.5
  /// Points that a finger may move until then, and has to move for the drag to begin.
  private static let slack: CGFloat = 10
  /// Points that a mouse has to move.
  private static let mouseSlack: CGFloat = 4

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  /// Whether the touch goes on for a drag, whatever comes up on the screen.
  var keepsTouches: Bool { _state == .possible || _isActive }

  /// Whether items are dragged, which goes on without the view that they come from.
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

  /// Follows its own states, as a target would.
  override func _sendActions() {
    super._sendActions()
    switch state {
    case .began where isMouse:
      session?.begin()
      if let held { session?.move(to: held._place) }
    case .changed:
      if let held { session?.move(to: held._place) }
    case .ended:
      // The last way may come with the end, where a page reports late.
      if let held, let session, session.place != held._place { session.move(to: held._place) }
      session?.end()
      session = nil
    case .cancelled, .failed:
      session?.cancel()
      session = nil
    case .possible, .began: break
    }
  }

  /// Has the interaction lift its items; without any, the gesture fails.
  private func lift() {
    guard _state == .possible, session == nil, let held else { return }
    session = interaction?.lift(at: held._firstPlace, touched: held.view)
    state = session == nil ? .failed : .began
    guard _state == .failed else { return }
    session?.cancel()
    session = nil
  }
}
