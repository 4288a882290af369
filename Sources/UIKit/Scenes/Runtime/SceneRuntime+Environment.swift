import UIKitHosting

// Window resizing and device rotation, as transitions.

extension _SceneRuntime {
  func updateEnvironment(_ new: SceneEnvironment) {
    guard new != environment else { return }
    // Transitions do not overlap: a running one ends now.
    environmentTransition?.run()
    let old = traits
    let newTraits = UITraitCollection(new, isRightToLeft: isRightToLeft)
    let size = CGSize(width: new.width, height: new.height)
    let isResized = size != windowScene._bounds.size
    let transitions =
      isResized || newTraits != old ? announce(newTraits, isResized ? size : nil) : []
    let (oldBounds, oldEnvironment) = (windowScene._bounds, environment)
    takeEnvironment(new, newTraits)
    for window in windowScene.windows where window._frame == oldBounds {
      window.frame = windowScene._bounds
    }
    for window in windows {
      // Whether it fills the scene may have changed.
      if isResized, !window._fillsScene { window._mark(.frame) }
      if traits != old { window._traitsChangedAbove(from: old, to: traits) }
    }
    environmentChanged(from: oldBounds, old)
    assistanceChanged(from: oldEnvironment)
    guard !transitions.isEmpty else { return }
    for (transition, _) in transitions { transition.start() }
    let completion = TransitionCompletion { [weak self] in
      self?.environmentTransition = nil
      for (transition, chain) in transitions {
        for controller in chain where controller._transition === transition {
          controller._transition = nil
        }
        transition.end()
      }
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
    if oldOrientation != windowScene.interfaceOrientation {
      NotificationCenter.post(
        UIApplication._turned,
        object: UIApplication.shared,
        in: .scene(self)
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

  /// Notifies the windows' controllers of the coming change.
  ///
  /// - Parameters:
  ///   - newTraits: The traits of the scene after the change.
  ///   - size: The size of the scene after the change; nil if it stays.
  /// - Returns: A transition for each window with a root controller, with its controllers.
  private func announce(
    _ newTraits: UITraitCollection,
    _ size: CGSize?
  ) -> [(_TransitionCoordinator, [UIViewController])] {
    windows.compactMap { window in
      let chain = window.rootViewController?._presentedChain.filter(\.isViewLoaded) ?? []
      guard let root = chain.first else { return nil }
      let transition = _TransitionCoordinator(from: nil, to: nil, in: window)
      for controller in chain where controller._transition == nil {
        controller._transition = transition
      }
      root._traitsWillChange(to: newTraits, with: transition)
      for presented in chain.dropFirst() {
        presented._presentedBy?.controller.willTransition(to: newTraits, with: transition)
      }
      guard let size, window._fillsScene else { return (transition, chain) }
      root._sizeWillChange(to: size, in: size, with: transition)
      for presented in chain.dropFirst() {
        presented._presentedBy?.controller.viewWillTransition(to: size, with: transition)
      }
      return (transition, chain)
    }
  }
}
