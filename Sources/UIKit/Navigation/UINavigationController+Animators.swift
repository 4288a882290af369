import UIKitHosting

// Changes of the top screen by an app's animator, which runs in the page of the incoming screen, at
// the position of its content. The bar is the new screen's from the beginning.

extension UINavigationController {
  final func _animator(
    for change: _StackChange,
    from old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard UIView.areAnimationsEnabled, !_isNested(new), !(old is UINavigationController) else {
      return nil
    }
    return delegate?.navigationController(
      self,
      animationControllerFor: change == .push ? .push : .pop,
      from: old,
      to: new
    )
  }

  /// Plays a change of the stack, which has been updated already.
  final func play(
    _ animator: any UIViewControllerAnimatedTransitioning,
    from oldPage: _NavigationPage,
    to new: UIViewController,
    of oldStack: [UIViewController]
  ) {
    let old = oldPage.controller
    let newPage = makePage(new)
    let container = _TransitionContainer()
    let custom = _CustomTransition(
      from: _CustomTransition.Side(controller: old, view: old.view),
      to: _CustomTransition.Side(controller: new, view: new.view),
      in: container,
      animator: animator,
      interactor: delegate?.navigationController(self, interactionControllerFor: animator),
      ended: { [weak self] in
        self?.ended($0, from: oldPage, to: newPage, of: oldStack, in: container)
      }
    )
    customTransition = custom
    _transition = custom.coordinator
    old._beginAppearance(false, animated: true)
    new._beginAppearance(true, animated: true)
    delegate?.navigationController(self, willShow: new, animated: true)
    let initial = old.view.convert(old.view.bounds, to: oldPage)
    newPage.beginTransition(in: container)
    page = newPage
    view.addSubview(newPage)
    oldPage.releaseContent()
    container.addSubview(old.view)
    oldPage.removeFromSuperview()
    let final = newPage.contentFrame(in: container)
    old.view.frame = initial
    new.view.frame = final
    custom.from.initialFrame = initial
    custom.to.finalFrame = final
    custom.start {
      new._isAppearing(animated: true)
      _runtime?.addressChanged()
    }
  }

  private func ended(
    _ isCompleted: Bool,
    from oldPage: _NavigationPage,
    to newPage: _NavigationPage,
    of oldStack: [UIViewController],
    in container: UIView
  ) {
    let coordinator = customTransition?.coordinator
    customTransition = nil
    let (old, new) = (oldPage.controller, newPage.controller)
    if isCompleted {
      if old.view._superview === container { old.view.removeFromSuperview() }
      newPage.endTransition()
      oldPage.close()
      old._endAppearance(animated: true)
      new._endAppearance(animated: true)
      settle(oldStack)
      delegate?.navigationController(self, didShow: new, animated: true)
      _runtime?.addressChanged()
    } else {
      let given = stack
      stack = oldStack
      for controller in given where !oldStack.contains(controller) {
        controller.isMovingToParent = false
      }
      for controller in oldStack { controller.isMovingFromParent = false }
      _bottomBarMayChange()
      new._beginAppearance(false, animated: true)
      old._beginAppearance(true, animated: true)
      page = oldPage
      oldPage.takeContent()
      view.addSubview(oldPage)
      newPage.close()
      newPage.removeFromSuperview()
      oldPage.itemChanged()
      old._isAppearing(animated: true)
      new._endAppearance(animated: true)
      old._endAppearance(animated: true)
      settle(given)
      _runtime?.addressMustBeSent()
    }
    coordinator?.end(for: self)
  }
}
