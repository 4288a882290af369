import Foundation
import UIKitHosting

/// Delivers touches to gesture recognizers and views.
@MainActor
final class TouchDispatcher {
  private weak var runtime: _SceneRuntime?
  private var touches: [UInt32: UITouch] = [:]
  /// The active touches, and ended ones that views or gestures have not fully received.
  private var all: [UITouch] = []
  private let event = UIEvent()
  private var seen = UInt64.max
  private lazy var arbiter = GestureArbiter { [unowned self] gesture in recognized(gesture) }
  /// The tap that ended last.
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  /// The touches to cancel in their views in this step.
  private var cancelled: [UITouch] = []
  /// The view whose last touch was recognised by a gesture or tracked by a control.
  private weak var handledView: UIView?
  /// The time of the last step.
  private var lastStep = Date.distantPast
  private lazy var hover = HoverTracker(runtime: runtime)
  /// The maximum delay in which a display reports the tap of a touch, or the next pointer, in
  /// seconds.
  private static let tapDelay = 1.0

  /// The maximum interval between consecutive taps, in seconds, and their maximum distance, in
  /// points.
  static let tapInterval = 0.35
  static let tapDistance: CGFloat = 45

  init(runtime: _SceneRuntime) {
    self.runtime = runtime
  }

  /// Processes a step of one or more pointers.
  ///
  /// - Parameters:
  ///   - samples: The samples of the step.
  ///   - time: The time of the display's clock, in seconds.
  ///   - seen: The commit that the user saw. A view with a different effect by now receives no new
  ///     touch.
  /// - Returns: True if a view or gesture receives one of them.
  func receive(
    _ samples: [PointerSample],
    at time: TimeInterval,
    seen: UInt64 = .max
  ) -> Bool {
    event.timestamp = time
    self.seen = seen
    if let last = samples.last, last.phase == .hovered || last.phase == .left {
      return hover.receive(last, with: event)
    }
    for touch in touches.values { touch.phase = .stationary }
    var changed: [UITouch] = []
    for sample in samples {
      if let touch = step(sample, time), !changed.contains(where: { $0 === touch }) {
        changed.append(touch)
      }
    }
    guard !changed.isEmpty else { return false }
    event._touches = all.filter { touch in
      !touch._isOver || changed.contains { $0 === touch }
    }
    cancelLostGestures()
    sendToGestures(changed)
    sendToViews(changed)
    finish()
    if let runtime { lastStep = runtime.clock.date }
    return true
  }

  /// Returns whether the touch that caused a tap on a view has already been handled.
  ///
  /// A display reports taps in addition to touches. Each touch counts for one tap.
  func hasHandledTap(on view: UIView) -> Bool {
    guard let handledView, let runtime else { return false }
    self.handledView = nil
    guard runtime.clock.date.timeIntervalSince(lastStep) < Self.tapDelay else { return false }
    return handledView.isDescendant(of: view) || view.isDescendant(of: handledView)
  }

  /// Simulates a tap for input without a finger.
  ///
  /// - Returns: True if a view or gesture receives touches there.
  func tap(at place: CGPoint) -> Bool {
    func step(_ phase: PointerSample.Phase) -> Bool {
      let sample = PointerSample(id: .max, phase: phase, x: Double(place.x), y: Double(place.y))
      return receive([sample], at: event.timestamp)
    }
    lastTap = nil
    defer { (lastTap, handledView) = (nil, nil) }
    guard step(.down) else { return false }
    _ = step(.up)
    return true
  }

  /// Runs a delayed action of a gesture recognizer, such as a timeout.
  func run(_ body: () -> Void) {
    body()
    finish()
  }

  /// Cancels all touches, for example when the app becomes inactive.
  func cancelAll() {
    hover.end()
    let samples = touches.map { id, touch in
      let place = touch.window?._toScene(touch._place) ?? touch._place
      return PointerSample(
        id: id,
        phase: .cancelled,
        x: Double(place.x),
        y: Double(place.y)
      )
    }
    if !samples.isEmpty { _ = receive(samples, at: event.timestamp) }
  }

  /// Cancels all touches except potential drags: a finger that opens a menu may continue to drag.
  func cancelAllButDrags() {
    let kept = touches.filter { _, touch in
      touch.gestureRecognizers?.contains { ($0 as? DragGestureRecognizer)?.keepsTouches == true }
        == true
    }
    guard !kept.isEmpty else { return cancelAll() }
    touches = touches.filter { id, _ in kept[id] == nil }
    cancelAll()
    touches = kept
    for gesture in arbiter.gestures where !(gesture is DragGestureRecognizer) {
      gesture._interrupt()
    }
    cancelled += kept.values.filter { $0._delivery != .over }
    finish()
  }

  // MARK: - Touches

  private func step(_ sample: PointerSample, _ time: TimeInterval) -> UITouch? {
    let place = CGPoint(x: sample.x, y: sample.y)
    if sample.phase == .down {
      guard touches[sample.id] == nil else { return nil }
      return begin(sample, at: place, time)
    }
    guard let touch = touches[sample.id] else { return nil }
    touch._previousPlace = touch._place
    touch._place = touch.window?._fromScene(place) ?? place
    touch.timestamp = time
    switch sample.phase {
    case .up: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    case .down, .moved, .hovered, .left: if touch.phase != .began { touch.phase = .moved }
    }
    if touch._isOver { touches[sample.id] = nil }
    return touch
  }

  private func begin(_ sample: PointerSample, at place: CGPoint, _ time: TimeInterval) -> UITouch? {
    handledView = nil
    guard let (window, view) = runtime?.hitTest(place, with: event), view._tapEffectCommit <= seen
    else { return nil }
    let place = window._fromScene(place)
    runtime?.makeKeyWindow(of: window)
    let touch = UITouch()
    touch.type =
      switch sample.kind {
      case .finger: .direct
      case .pen: .pencil
      case .mouse: .indirectPointer
      }
    touch.timestamp = time
    (touch._place, touch._previousPlace, touch._firstPlace) = (place, place, place)
    touch.window = window
    touch.view = view
    touch.tapCount = tapCount(at: place, time)
    let gestures = listeners(of: touch, from: view)
    guard !gestures.isEmpty || view._isInTouchedChain else {
      lastTap = nil
      return nil
    }
    touch.gestureRecognizers = gestures
    touches[sample.id] = touch
    all.append(touch)
    return touch
  }

  private func tapCount(at place: CGPoint, _ time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.tapInterval,
      hypot(place.x - lastTap.place.x, place.y - lastTap.place.y) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  /// Returns the gesture recognizers of a view and its ancestors that receive a touch, innermost
  /// first.
  private func listeners(of touch: UITouch, from view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let ancestor = current {
      let isMeant = ancestor._tapEffectCommit <= seen
      for gesture in ancestor._lazyState?.gestures ?? []
      where isMeant && gesture._shouldReceive(touch) {
        found.append(gesture)
      }
      current = ancestor._superview
    }
    return found
  }

  // MARK: - Gestures

  /// Cancels gestures of views that have left the window, except drags that have begun.
  private func cancelLostGestures() {
    for gesture in arbiter.gestures where gesture._view?._runtime !== runtime {
      if (gesture as? DragGestureRecognizer)?.isDragging != true { gesture._interrupt() }
    }
  }

  private func sendToGestures(_ changed: [UITouch]) {
    for touch in changed where touch.phase == .began {
      for gesture in touch.gestureRecognizers ?? [] { arbiter.enter(gesture) }
    }
    for gesture in arbiter.gestures {
      let own = changed.filter { touch in
        touch.gestureRecognizers?.contains { $0 === gesture } == true
      }
      if !own.isEmpty { send(own, to: gesture) }
    }
    for touch in changed where touch.phase == .ended {
      let isTap = touch._distance(from: touch._firstPlace) <= Self.tapDistance
      lastTap = isTap ? (touch._firstPlace, touch.timestamp, touch.tapCount) : nil
    }
  }

  private func send(_ changed: [UITouch], to gesture: UIGestureRecognizer) {
    func some(_ phase: UITouch.Phase) -> [UITouch] {
      changed.filter { touch in
        touch.phase == phase && gesture._touches.contains { $0 === touch }
      }
    }
    let isOver =
      gesture._state == .ended || gesture._state == .cancelled || gesture._state == .failed
    let began = changed.filter { $0.phase == .began }
    gesture._sequence += began
    if isOver { return }
    gesture._touches += began
    if !began.isEmpty { gesture.touchesBegan(Set(began), with: event) }
    let moved = some(.moved)
    if !moved.isEmpty { gesture.touchesMoved(Set(moved), with: event) }
    for (phase, send) in [
      (UITouch.Phase.ended, UIGestureRecognizer.touchesEnded),
      (.cancelled, UIGestureRecognizer.touchesCancelled),
    ] {
      let over = some(phase)
      guard !over.isEmpty else { continue }
      send(gesture)(Set(over), event)
      gesture._touches.removeAll { touch in over.contains { $0 === touch } }
    }
  }

  private func recognized(_ gesture: UIGestureRecognizer) {
    guard gesture.cancelsTouchesInView else { return }
    for touch in gesture._sequence where touch._delivery != .over {
      cancelled.append(touch)
      handledView = touch.view
    }
  }

  // MARK: - Views

  private func sendToViews(_ changed: [UITouch]) {
    for touch in changed {
      guard let view = touch.view else { continue }
      switch touch.phase {
      case .began:
        if isExcluded(touch, from: view) || !mayBegin(touch, in: view) { touch._delivery = .over }
      case .ended where touch._delivery == .begun:
        touch._delivery = .endDue
      case .moved, .ended, .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited:
        break
      }
    }
    let moved = changed.filter { $0.phase == .moved && $0._delivery == .begun }
    deliver(moved) { $1.touchesMoved($0, with: $2) }
    for touch in changed where touch.phase == .cancelled { cancelled.append(touch) }
  }

  /// Returns whether active touches exclude another one from its view.
  private func isExcluded(_ touch: UITouch, from view: UIView) -> Bool {
    all.contains { other in
      guard other !== touch, !other._isOver, other._delivery != .over, let otherView = other.view
      else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  /// Returns whether the enclosing scroll view lets a view receive a touch.
  private func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
    var ancestor = view._superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        return scroll.touchesShouldBegin([touch], with: event, in: view)
      }
      ancestor = current._superview
    }
    return true
  }

  /// Sends touches to their views, grouped by view.
  private func deliver(_ touches: [UITouch], _ send: (Set<UITouch>, UIView, UIEvent) -> Void) {
    var rest = touches
    while let view = rest.first?.view {
      let own = rest.filter { $0.view === view }
      rest.removeAll { $0.view === view }
      send(Set(own), view, event)
    }
  }

  /// Delivers touches that undecided gestures no longer delay.
  private func deliverHeldTouches() {
    let begins = all.filter { $0._delivery == .due && !isHeld($0, by: \.delaysTouchesBegan) }
    for touch in begins { touch._delivery = touch.phase == .ended ? .endDue : .begun }
    deliver(begins) { $1.touchesBegan($0, with: $2) }
    let ends = all.filter { $0._delivery == .endDue && !isHeld($0, by: \.delaysTouchesEnded) }
    for touch in ends {
      touch._delivery = .over
      // The control has sent its events.
      if let control = touch.view as? UIControl, control._tracksTouches { handledView = control }
    }
    deliver(ends) { $1.touchesEnded($0, with: $2) }
  }

  private func isHeld(_ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    arbiter.gestures.contains { gesture in
      gesture._isUndecided && delays(gesture) && gesture._sequence.contains { $0 === touch }
    }
  }

  private func cancelInViews() {
    let cancelled = cancelled
    self.cancelled = []
    let begun = cancelled.filter { $0._delivery == .begun || $0._delivery == .endDue }
    for touch in cancelled { touch._delivery = .over }
    deliver(begun) { $1.touchesCancelled($0, with: $2) }
  }

  /// Ends a step: calls targets, delivers to views, and resets ended gestures.
  private func finish() {
    arbiter.callTargets()
    cancelInViews()
    arbiter.settle()
    deliverHeldTouches()
    all.removeAll { touch in
      touch._isOver && touch._delivery != .due && touch._delivery != .endDue
    }
  }
}
