import UIKitHosting

// Window resizing and device rotation, as transitions.

extension _SceneRuntime {
  func updateEnvironment(_ new: SceneEnvironment) {
    guard new != environment else { return }
    // Transitions do not overlap: a running one ends now.
    environmentTransition?.run()
    let old = traits
    let newTraits = UITraitCollection(new, isRightToLeft: isRightToLeft)
    let chain = window?.rootViewController?._presentedChain.filter(\.isViewLoaded) ?? []
    let size = CGSize(width: new.width, height: new.height)
    let isResized = size != windowScene._bounds.size
    let transition =
      isResized || newTraits != old ? announce(newTraits, isResized ? size : nil, to: chain) : nil
    let (oldBounds, oldEnvironment) = (windowScene._bounds, environment)
    takeEnvironment(new, newTraits)
    window?.frame = windowScene._bounds
    if traits != old { window?._traitsChangedAbove(from: old, to: traits) }
    environmentChanged(from: oldBounds, old)
    assistanceChanged(from: oldEnvironment)
    guard let transition else { return }
    transition.start()
    let completion = TransitionCompletion { [weak self] in
      self?.environmentTransition = nil
      for controller in chain where controller._transition === transition {
        controller._transition = nil
      }
      transition.end()
    }
    environmentTransition = completion
    completion.schedule(on: self)
  }

  /// Notifies the scene's delegate and observers.
  private func environmentChanged(from oldBounds: CGRect, _ old: UITraitCollection) {
    let oldOrientation = UIInterfaceOrientation(of: oldBounds.size)
    if oldBounds != windowScene._bounds || traits != old {
      (sceneDelegate as? any UIWindowSceneDelegate)?.windowScene(
        windowScene,
        didUpdate: _SceneSpace(of: windowScene, before: oldBounds),
        interfaceOrientation: oldOrientation,
        traitCollection: old
      )
    }
    if oldOrientation != windowScene.interfaceOrientation,
      UIDevice.current.isGeneratingDeviceOrientationNotifications
    {
      NotificationCenter.post(
        UIDevice.orientationDidChangeNotification,
        object: UIDevice.current,
        in: .scene(self)
      )
    }
    let category = traits.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    NotificationCenter.post(
      UIContentSizeCategory.didChangeNotification,
      object: windowScene.screen,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: NSString(string: category.rawValue)],
      in: .scene(self)
    )
  }

  private func assistanceChanged(from old: SceneEnvironment) {
    if old.reducesMotion != environment.reducesMotion {
      NotificationCenter.post(
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil,
        in: .scene(self)
      )
    }
    if old.increasesContrast != environment.increasesContrast {
      NotificationCenter.post(
        UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        object: nil,
        in: .scene(self)
      )
    }
  }

  /// Notifies the window's controllers of the coming change.
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
