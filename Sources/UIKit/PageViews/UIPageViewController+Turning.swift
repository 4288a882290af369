import UIKitHosting

// Changes of the page, by the user or by the app.

extension UIPageViewController {
  // MARK: - Neighbouring pages

  /// Fills the slots beside the current page, if there are pages before or after it.
  final func refill() {
    guard isVisible, running == nil, pending == nil, let shown else { return }
    let isStale = neighboursAreStale
    neighboursAreStale = false
    if isStale || row.slot(after: row.position)?.controller == nil {
      if let next = asked(.forward, of: shown), next !== shown {
        put(next, at: row.position + 1)
      } else {
        trim(from: row.position + 1)
      }
    }
    let after = row.slot(after: row.position)?.controller
    if isStale || row.slot(before: row.position)?.controller == nil {
      // With two alternating pages, the same page cannot be on both sides.
      if let previous = asked(.reverse, of: shown), previous !== shown, previous !== after {
        put(previous, at: row.position - 1)
      } else {
        trimLeading()
      }
    }
    forgetDistant()
    row.align()
  }

  private func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    let isForward = direction == .forward
    let slot = isForward ? row.slot(after: row.position) : row.slot(before: row.position)
    return slot?.controller ?? shown.flatMap { asked(direction, of: $0) }
  }

  private func asked(
    _ direction: NavigationDirection,
    of controller: UIViewController
  ) -> UIViewController? {
    let pages = _pages(of: controller)
    guard let last = direction == .forward ? pages.last : pages.first,
      let next = askedPage(direction, of: last)
    else { return nil }
    guard isDoubleSided else { return next }
    // The other page of two, or the page behind the back of this one.
    guard let second = askedPage(direction, of: next) else { return nil }
    guard spineLocation == .mid else { return second }
    return direction == .forward ? _spread(next, second) : _spread(second, next)
  }

  private func askedPage(
    _ direction: NavigationDirection,
    of controller: UIViewController
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: controller)
      : dataSource?.pageViewController(self, viewControllerBefore: controller)
  }

  // MARK: - Slots

  /// Puts a page into a slot, which may be one beyond the existing ones.
  private func put(_ controller: UIViewController, at index: Int) {
    if index < 0 { row.insertLeading() }
    let index = max(index, 0)
    if index == row.slots.count { row.append() }
    let slot = row.slots[index]
    guard slot.controller !== controller else { return }
    for other in row.slots where other.controller === controller { empty(other) }
    empty(slot)
    addChild(controller)
    slot.show(controller)
    controller.didMove(toParent: self)
  }

  private func empty(_ slot: _PageSlot) {
    guard let old = slot.controller else { return }
    old.willMove(toParent: nil)
    slot.clear()
    old.removeFromParent()
  }

  private func trim(from index: Int) {
    guard index < row.slots.count else { return }
    for slot in row.slots[index...] { empty(slot) }
    row.removeSlots(from: index)
  }

  private func trimLeading() {
    for slot in row.slots.prefix(row.position) { empty(slot) }
    row.removeLeading()
  }

  /// Removes pages that are further away than the next one.
  private func forgetDistant() {
    for (index, slot) in row.slots.enumerated() where abs(index - row.position) > 1 { empty(slot) }
    row.removeSlots(from: row.position + 2)
  }

  // MARK: - Changes by the app

  /// Shows a page without animation.
  final func replace(by new: UIViewController) {
    let old = shown
    let isVisible = isVisible
    if isVisible { old?._beginAppearance(false, animated: false) }
    shown = new
    if old == nil { put(new, at: 0) }
    let slot = row.slots[row.position]
    if slot.controller !== new {
      // The outgoing controller remains a child until it has disappeared.
      let gone = slot.detach()
      put(new, at: row.position)
      appear(new, isVisible)
      if isVisible { gone?._endAppearance(animated: false) }
      gone?.willMove(toParent: nil)
      gone?.removeFromParent()
    } else {
      appear(new, isVisible)
    }
    row.pageChanged()
    row.align()
    _runtime?.addressChanged()
  }

  private func appear(_ new: UIViewController, _ isVisible: Bool) {
    if isVisible { new._appear(animated: false) }
  }

  /// Moves to a page, which enters from the side that `direction` specifies.
  final func move(
    to new: UIViewController,
    _ direction: NavigationDirection,
    completion: @escaping (Bool) -> Void
  ) {
    guard let old = shown, let runtime = _runtime else { return }
    old._beginAppearance(false, animated: true)
    let isLeading = direction == .reverse && row.position == 0
    put(new, at: row.position + (direction == .forward ? 1 : -1))
    // A page inserted in front shifts all others. Displays must apply that before they animate.
    if isLeading { row.align() }
    new._beginAppearance(true, animated: true)
    new._isAppearing(animated: true)
    row.position += direction == .forward ? 1 : -1
    shown = new
    row.pageChanged()
    let timer =
      isLeading
      ? runtime.clock.schedule(after: .zero) { [weak self, weak runtime] in
        runtime?.turn { self?.row.scrollToCurrentPage() }
      }
      : nil
    if timer == nil { row.scrollToCurrentPage() }
    runtime.addressChanged()
    let ending = TransitionCompletion { [weak self] in
      guard let self else { return }
      timer?.cancel()
      running = nil
      old._endAppearance(animated: true)
      new._endAppearance(animated: true)
      completion(!isSkipped)
    }
    running = ending
    ending.schedule(on: runtime)
  }

  /// Finishes the running movement.
  final func settle() {
    if pending != nil { cancelPending() }
    guard let running else { return }
    isSkipped = true
    running.run()
    isSkipped = false
    row.align()
  }

  // MARK: - Changes by the user

  /// Handles scrolling by the user.
  /// - Parameters:
  ///   - place: The scroll position, in slots from the first.
  ///   - isAtRest: Whether scrolling has ended.
  final func scrolled(to place: CGFloat, isAtRest: Bool) {
    if running != nil { settle() }
    guard shown != nil else { return }
    let way = place - CGFloat(row.position)
    if abs(way) > 0.02 {
      let next = row.position + (way > 0 ? 1 : -1)
      if let pending, pending.slot != next { cancelPending() }
      if pending == nil { beginPending(way > 0 ? .forward : .reverse) }
    }
    guard isAtRest else { return }
    var rest = Int(place.rounded()) - row.position
    if rest == 0, pending != nil { cancelPending() }
    while rest != 0 {
      let isForward = rest > 0
      if pending == nil { beginPending(isForward ? .forward : .reverse) }
      guard pending != nil else { break }
      completePending()
      rest += isForward ? -1 : 1
    }
    row.align()
  }

  private func beginPending(_ direction: NavigationDirection) {
    guard let shown, let next = neighbour(direction), next !== shown else { return }
    put(next, at: row.position + (direction == .forward ? 1 : -1))
    guard let slot = row.slots.firstIndex(where: { $0.controller === next }) else { return }
    pending = (slot, next)
    delegate?.pageViewController(self, willTransitionTo: _pages(of: next))
    guard isVisible else { return }
    shown._beginAppearance(false, animated: true)
    next._beginAppearance(true, animated: true)
    next._isAppearing(animated: true)
  }

  private func completePending() {
    guard let (slot, next) = pending, let old = shown else { return }
    pending = nil
    row.turnIndicator(by: slot - row.position)
    row.announcePage()
    shown = next
    row.position = slot
    row.pageChanged()
    if isVisible {
      old._endAppearance(animated: true)
      next._endAppearance(animated: true)
    }
    _runtime?.addressChanged()
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: _pages(of: old),
      transitionCompleted: true
    )
    refill()
  }

  private func cancelPending() {
    guard let (_, next) = pending, let shown else { return }
    pending = nil
    if isVisible {
      next._beginAppearance(false, animated: true)
      next._endAppearance(animated: true)
      shown._beginAppearance(true, animated: true)
      shown._isAppearing(animated: true)
      shown._endAppearance(animated: true)
    }
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: _pages(of: shown),
      transitionCompleted: false
    )
  }

  // MARK: - The page indicator

  /// Shows the page indicator if the data source counts pages.
  final func showIndicator() {
    guard isVisible, shown != nil else { return }
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = OptionalRequirement.presentationCount.call({
        dataSource.presentationCount(for: self)
      }),
      let index = OptionalRequirement.presentationIndex.call({
        dataSource.presentationIndex(for: self)
      })
    else { return row.showIndicator(nil) }
    row.showIndicator((count, index))
  }

  /// Handles a change of the page indicator by the user.
  final func indicatorTurned(from old: Int, to new: Int) {
    settle()
    let direction: NavigationDirection = new > old ? .forward : .reverse
    guard old != new, let previous = shown, var goal = neighbour(direction) else {
      return row.turnIndicator(by: old - new)
    }
    var steps = 1
    while steps < abs(new - old), let next = asked(direction, of: goal) {
      goal = next
      steps += 1
    }
    row.turnIndicator(by: (direction == .forward ? old + steps : old - steps) - new)
    delegate?.pageViewController(self, willTransitionTo: _pages(of: goal))
    move(to: goal, direction) { [weak self] finished in
      guard let self else { return }
      neighboursAreStale = true
      delegate?.pageViewController(
        self,
        didFinishAnimating: finished,
        previousViewControllers: _pages(of: previous),
        transitionCompleted: true
      )
      refill()
    }
  }
}
