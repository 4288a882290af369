package import UIKitHosting

// The pop gesture from the leading edge, which can be cancelled.

extension UINavigationController {
  package final func _interactivePop(_ phase: InputEvent.InteractionPhase) -> Bool {
    // The first screen of a nested stack is popped together with that stack.
    if interaction == nil, stack.count < 2, let _outer { return _outer._interactivePop(phase) }
    return switch phase {
    case .began: beginInteraction()
    case .cancelled: cancelInteraction()
    case .finished: finishInteraction()
    }
  }

  private func beginInteraction() -> Bool {
    guard interaction == nil, running == nil, customTransition == nil, stack.count > 1,
      _appearance == .appeared,
      let from = stack.last, !from.navigationItem.hidesBackButton, _presentation == nil,
      interactivePopGestureRecognizer?._mayBegin ?? false, let top = page
    else { return false }
    let to = stack[stack.count - 2]
    stack.removeLast()
    _bottomBarMayChange()
    let below = makePage(to)
    from.isMovingFromParent = true
    let transition = _TransitionCoordinator(from: from, to: to, in: view, isInteractive: true)
    _transition = transition
    from._beginAppearance(false, animated: true)
    to._beginAppearance(true, animated: true)
    delegate?.navigationController(self, willShow: to, animated: true)
    view.insertSubview(below, at: 0)
    to._isAppearing(animated: true)
    transition.start()
    interaction = _InteractivePop(
      from: from,
      to: to,
      top: top,
      below: below,
      transition: transition
    )
    return true
  }

  @discardableResult
  final func cancelInteraction() -> Bool {
    guard let pop = interaction else { return false }
    interaction = nil
    stack.append(pop.from)
    _bottomBarMayChange()
    pop.from.isMovingFromParent = false
    pop.transition.endInteraction(isCancelled: true)
    pop.to._beginAppearance(false, animated: true)
    pop.to._endAppearance(animated: true)
    pop.from._beginAppearance(true, animated: true)
    pop.from._isAppearing(animated: true)
    pop.from._endAppearance(animated: true)
    pop.below.close()
    pop.below.removeFromSuperview()
    pop.transition.end(for: self)
    _runtime?.addressChanged()
    return true
  }

  private func finishInteraction() -> Bool {
    guard let pop = interaction else { return false }
    interaction = nil
    pop.top.close()
    pop.top.removeFromSuperview()
    page = pop.below
    pop.transition.endInteraction(isCancelled: false)
    pop.from._endAppearance(animated: true)
    pop.to._endAppearance(animated: true)
    settle(stack + [pop.from])
    delegate?.navigationController(self, didShow: pop.to, animated: true)
    pop.transition.end(for: self)
    _runtime?.addressChanged()
    return true
  }
}

/// An interactive pop in progress.
struct _InteractivePop {
  let from: UIViewController
  let to: UIViewController
  let top: _NavigationPage
  let below: _NavigationPage
  let transition: _TransitionCoordinator
}
