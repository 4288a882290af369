import Foundation
import UIKitHosting

/// The cause of a scroll view's current motion.
enum ScrollMotion: Equatable {
  case none
  case dragging
  case decelerating
  /// The content moves to the offset that the delegate chose at the end of a drag.
  case settling(HostTimer)
  case animating(HostTimer)

  var isDragging: Bool { self == .dragging }

  var isSettling: Bool {
    if case .settling = self { true } else { false }
  }

  @MainActor
  mutating func stopAnimation() {
    switch self {
    case .animating(let timer), .settling(let timer): timer.cancel()
    case .none, .dragging, .decelerating: return
    }
    self = .none
  }

  static func == (a: ScrollMotion, b: ScrollMotion) -> Bool {
    switch (a, b) {
    case (.none, .none), (.dragging, .dragging), (.decelerating, .decelerating): true
    case (.animating(let one), .animating(let other)): one === other
    case (.settling(let one), .settling(let other)): one === other
    default: false
    }
  }
}

extension UIScrollView {
  /// Stores the speed of the content under a finger that is about to be lifted.
  final func _note(_ velocity: InputEvent.ScrollVelocity) {
    guard _scrollDelegate != nil || _choosesRest else { return }
    _makeDetails().reportedSpeed = CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Applies a scroll phase; phases that the display has skipped are added.
  final func follow(_ phase: InputEvent.ScrollPhase, to point: CGPoint) {
    // The display does not know yet that the content is moving to another offset.
    if _motion.isSettling, phase != .began { return }
    switch phase {
    case .began: beginDragging(at: point)
    case .moved:
      if isDragging { noteDrag(at: point) }
      _move(to: point)
    case .flung: endDragging(at: point, decelerates: true)
    case .released: endDragging(at: point, decelerates: false)
    case .rested: rest(at: point)
    }
  }

  private func beginDragging(at point: CGPoint) {
    let isSettling = _motion.isSettling
    _motion.stopAnimation()
    if isSettling || _motion == .decelerating { endDecelerating() }
    guard !isDragging else { return _move(to: point) }
    _motion = .dragging
    if let navigation = swipedNavigation {
      _makeDetails().swipe = ScrollSwipe(navigation, from: _displayedOffset.y)
    }
    _details?.pan?.begin(from: _displayedOffset, to: point)
    if _scrollDelegate != nil || _choosesRest {
      _makeDetails().dragSpeed = PointerSpeed()
      _details?.dragSpeed?.add(_displayedOffset, at: now)
      _details?.dragSpeed?.add(point, at: now)
    }
    delegate?.scrollViewWillBeginDragging(self)
    _move(to: point)
  }

  private func noteDrag(at point: CGPoint) {
    _details?.pan?.move(to: point)
    _details?.swipe?.move(to: point.y)
    _details?.dragSpeed?.add(point, at: now)
  }

  private func endDragging(at point: CGPoint, decelerates: Bool) {
    if !isDragging { beginDragging(at: point) }
    _details?.dragSpeed?.add(point, at: now)
    _move(to: point)
    let target = targetOfDelegate(decelerates: decelerates)
    let goesOn = target.map { $0 != point } ?? decelerates
    _motion = goesOn ? .decelerating : .none
    _details?.pan?.end()
    _details?.swipe?.move(to: point.y)
    _details?.swipe = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    _details?.pan?.settle()
    guard goesOn else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if let target, _motion == .decelerating { settle(at: target) }
  }

  private func rest(at point: CGPoint) {
    // The display reports an offset that it received; no finger is moving the content.
    if !isDragging, !isDecelerating, isNear(point) { return }
    if _motion != .decelerating {
      // Scrolling with a wheel or keys ends at rest.
      _details?.reportedSpeed = .zero
      endDragging(at: point, decelerates: true)
    }
    guard _motion == .decelerating else { return }
    _move(to: point)
    endDecelerating()
  }

  /// The nearest navigation controller, if swipes hide its bars.
  private var swipedNavigation: UINavigationController? {
    var responder = next
    while let current = responder {
      if let navigation = (current as? UIViewController)?.navigationController {
        return navigation.hidesBarsOnSwipe ? navigation : nil
      }
      responder = current.next
    }
    return nil
  }

  private var now: TimeInterval {
    _runtime?.clock.date.timeIntervalSinceReferenceDate ?? 0
  }

  /// Returns whether a point is within 1 point of the offset: displays report whole points.
  private func isNear(_ point: CGPoint) -> Bool {
    abs(point.x - _displayedOffset.x) < 1 && abs(point.y - _displayedOffset.y) < 1
  }

  private func endDecelerating() {
    _motion = .none
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Runs an animation on the scene's clock.
  ///
  /// - Parameter completion: The delegate call at the end of the animation.
  final func beginAnimation(
    completion: @escaping @MainActor (any UIScrollViewDelegate, UIScrollView) -> Void = {
      $0.scrollViewDidEndScrollingAnimation($1)
    }
  ) {
    let timer = afterTransition { scrollView in
      scrollView._motion = .none
      if let delegate = scrollView.delegate { completion(delegate, scrollView) }
    }
    if let timer { _motion = .animating(timer) }
  }

  private func afterTransition(
    _ body: @escaping @MainActor (UIScrollView) -> Void
  ) -> HostTimer? {
    guard let runtime = _runtime else { return nil }
    return runtime.clock.schedule(after: runtime.transitionDuration) {
      [weak self, weak runtime] in
      guard let self, let runtime else { return }
      runtime.turn { body(self) }
    }
  }

  // MARK: - The offset of the delegate

  /// Requests the final offset of a drag from the scroll view's class and from the delegate.
  ///
  /// - Returns: The offset, in the coordinates of displays; nil if both keep the prediction.
  private func targetOfDelegate(decelerates: Bool) -> CGPoint? {
    defer {
      _details?.dragSpeed = nil
      _details?.reportedSpeed = nil
    }
    guard var steps = _details?.dragSpeed else { return nil }
    steps.rest(at: now)
    let speed = decelerates ? _details?.reportedSpeed ?? steps.value : .zero
    let velocity = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
    let predicted = _contentOffset(displayed: _target(velocity: velocity))
    var target = _rest(proposed: predicted, velocity: velocity)
    if let delegate = _scrollDelegate {
      let isImplemented = OptionalRequirement.willEndDragging.callIfImplemented {
        delegate.scrollViewWillEndDragging(
          self,
          withVelocity: velocity,
          targetContentOffset: &target
        )
      }
      if !isImplemented, _delegateIgnoresDidScroll { _reportsScrollSteps = false }
    }
    return target == predicted ? nil : _displayedOffset(content: target)
  }

  private func settle(at target: CGPoint) {
    _scrollAnimated(to: target)
    _motion = afterTransition { $0.endDecelerating() }.map { .settling($0) } ?? .none
  }

  // MARK: - Pages

  /// Returns the offset after turning a number of pages in reading direction.
  package final func _offset(turnedBy pages: CGFloat) -> CGPoint {
    let isAcross = contentSize.width > bounds.width
    let isReversed = isAcross && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let steps = isReversed ? -pages : pages
    let offset = _displayedOffset
    return isAcross
      ? CGPoint(x: offset.x + steps * (_pageLength ?? bounds.width), y: offset.y)
      : CGPoint(x: offset.x, y: offset.y + steps * bounds.height)
  }

  // MARK: - Notifying the delegate

  final func _delegateChanged() {
    _reportsScrollSteps = _scrollDelegate != nil
    _delegateIgnoresDidScroll = false
    _invalidate(.scroll)
  }

  final func _notifyDidScroll() {
    guard let delegate = _scrollDelegate else { return }
    let isImplemented = OptionalRequirement.didScroll.callIfImplemented {
      delegate.scrollViewDidScroll(self)
    }
    // The method that chooses the final offset of a drag needs its speed, which requires the steps.
    _delegateIgnoresDidScroll = !isImplemented
  }
}
