import UIKitHosting

// A window that is resized and a device that is turned, as a transition of their own.

extension _SceneRuntime {
  func updateEnvironment(_ new: SceneEnvironment) {
    guard new != environment else { return }
    // One at a time: what comes before ends now.
    environmentTransition?.run()
    let old = traits
    let newTraits = UITraitCollection(new, isRightToLeft: isRightToLeft)
    let chain = window?.rootViewController?._presentedChain.filter(\.isViewLoaded) ?? []
    let size = CGSize(width: new.width, height: new.height)
    let isResized = size != windowScene._bounds.size
    let transition =
      isResized || newTraits != old ? announce(newTraits, isResized ? size : nil, to: chain) : nil
    takeEnvironment(new, newTraits)
    window?.frame = windowScene._bounds
    if traits != old { window?._traitsChangedAbove(from: old, to: traits) }
    guard let transition else { return }
    transition.start()
    let ending = _Ending { [weak self] in
      self?.environmentTransition = nil
      for controller in chain where controller._transition === transition {
        controller._transition = nil
      }
      transition.end()
    }
    environmentTransition = ending
    ending.schedule(on: self)
  }

  /// Tells the controllers on the window what is about to change.
  private func announce(
    _ newTraits: UITraitCollection,
    _ size: CGSize?,
    to chain: [UIViewController]
  ) -> _TransitionCoordinator? {
    guard let window, let root = chain.first else { return nil }
    let transition = _TransitionCoordinator(from: nil, to: nil, in: window)
    for controller in chain where controller._transition == nil {
      controller._transition = transition
    }
    root._traitsWillChange(to: newTraits, with: transition)
    for presented in chain.dropFirst() {
      presented._presentedBy?.controller.willTransition(to: newTraits, with: transition)
    }
    guard let size else { return transition }
    root._sizeWillChange(to: size, in: size, with: transition)
    for presented in chain.dropFirst() {
      presented._presentedBy?.controller.viewWillTransition(to: size, with: transition)
    }
    return transition
  }
}
