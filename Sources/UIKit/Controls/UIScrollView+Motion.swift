import UIKitHosting

/// What moves a scroll view's content.
enum ScrollMotion: Equatable {
  case none
  case dragging
  case decelerating
  case animating(HostTimer)

  var isDragging: Bool { self == .dragging }

  @MainActor
  mutating func stopAnimation() {
    guard case .animating(let timer) = self else { return }
    timer.cancel()
    self = .none
  }

  static func == (a: ScrollMotion, b: ScrollMotion) -> Bool {
    switch (a, b) {
    case (.none, .none), (.dragging, .dragging), (.decelerating, .decelerating): true
    case (.animating(let one), .animating(let other)): one === other
    default: false
    }
  }
}

extension UIScrollView {
  /// Goes one phase further; what a display left out is made up for.
  final func follow(_ phase: InputEvent.ScrollPhase, to point: CGPoint) {
    switch phase {
    case .began: beginDragging(at: point)
    case .moved: _move(to: point)
    case .flung: endDragging(at: point, decelerates: true)
    case .released: endDragging(at: point, decelerates: false)
    case .rested: rest(at: point)
    }
  }

  private func beginDragging(at point: CGPoint) {
    _motion.stopAnimation()
    if _motion == .decelerating { endDecelerating() }
    guard !isDragging else { return _move(to: point) }
    _motion = .dragging
    delegate?.scrollViewWillBeginDragging(self)
    _move(to: point)
  }

  private func endDragging(at point: CGPoint, decelerates: Bool) {
    if !isDragging { beginDragging(at: point) }
    _move(to: point)
    _motion = decelerates ? .decelerating : .none
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  private func rest(at point: CGPoint) {
    // It is there already, and no finger moves it: a display tells of where it was sent.
    if !isDragging, !isDecelerating, isNear(point) { return }
    if _motion != .decelerating { endDragging(at: point, decelerates: true) }
    _move(to: point)
    endDecelerating()
  }

  /// Displays tell whole points.
  private func isNear(_ point: CGPoint) -> Bool {
    abs(point.x - contentOffset.x) < 1 && abs(point.y - contentOffset.y) < 1
  }

  private func endDecelerating() {
    _motion = .none
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Lets an animation take its time on the scene's clock.
  final func beginAnimation() {
    guard let runtime = _runtime else { return }
    let timer = runtime.clock.schedule(after: runtime.transitionDuration) {
      [weak self, weak runtime] in
      guard let self, let runtime else { return }
      runtime.turn { self.endAnimation() }
    }
    _motion = .animating(timer)
  }

  private func endAnimation() {
    _motion = .none
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }

  // MARK: - Pages

  /// Where the content is when a person has turned some pages, in reading direction.
  package final func _offset(turnedBy pages: CGFloat) -> CGPoint {
    let isAcross = contentSize.width > bounds.width
    let isReversed = isAcross && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let steps = isReversed ? -pages : pages
    let offset = contentOffset
    return isAcross
      ? CGPoint(x: offset.x + steps * (_pageLength ?? bounds.width), y: offset.y)
      : CGPoint(x: offset.x, y: offset.y + steps * bounds.height)
  }

  // MARK: - Who hears

  final func _delegateChanged() {
    _tellsSteps = _scrollDelegate != nil
  }

  final func _tellOfStep() {
    guard let delegate = _scrollDelegate else { return }
    let wasHeard = OptionalRequirement.didScroll.wasHeard { delegate.scrollViewDidScroll(self) }
    if !wasHeard { _tellsSteps = false }
  }
}
