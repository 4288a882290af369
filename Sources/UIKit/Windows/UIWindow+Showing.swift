import UIKitHosting

// Visibility, and the key window.

extension UIWindow {
  /// Shows a window that was hidden, in its scene; without a scene, in that of an app without scene
  /// delegates.
  final func _show() {
    if _windowScene == nil { _joinScene() }
    _windowScene?._moveToFront(self)
    _enterDisplay()
  }

  private func _joinScene() {
    if let application = CurrentScene.launching {
      if !application._launchWindows.contains(where: { $0 === self }) {
        application._launchWindows.append(self)
      }
    } else if let runtime = CurrentScene.runtime, runtime.application._hasNoSceneDelegate {
      windowScene = runtime.windowScene
    }
  }

  /// Enters the displayed tree of the scene.
  final func _enterDisplay() {
    guard _nodeID == nil, let runtime = _windowScene?._runtime else { return }
    runtime.show(self)
    if isKeyWindow { runtime.keyWindowChanged(from: nil, to: self) }
    _appear()
    _notify(Self.didBecomeVisibleNotification)
  }

  /// Leaves the displayed tree of the scene; another window becomes the key window.
  final func _leaveDisplay() {
    guard let runtime = _runtime else { return }
    runtime.endEditing(below: self)
    _disappear()
    runtime.hide(self)
    _notify(Self.didBecomeHiddenNotification)
    guard isKeyWindow else { return }
    if let next = runtime.windows.last(where: \.canBecomeKey) {
      next._becomeKey()
    } else {
      _resignKey()
    }
  }

  private func _appear() {
    let resting = _resting.filter { $0.viewIfLoaded?.window === self }
    _resting = []
    if resting.isEmpty { rootViewController?._appear(animated: false) }
    for controller in resting { controller._appear(animated: false) }
  }

  /// Lets the root controller and those that it presents disappear, as far as they are visible.
  private func _disappear() {
    let chain = rootViewController?._presentedChain ?? []
    _resting = chain.filter { $0._appearance == .appeared || $0._appearance == .appearing }
    for controller in _resting.reversed() { controller._disappear(animated: false) }
  }

  final func _becomeKey() {
    let launching = CurrentScene.launching?._launchWindows ?? []
    let old = _windowScene?.keyWindow ?? launching.first(where: \.isKeyWindow)
    old?._resignKey()
    isKeyWindow = true
    _runtime?.keyWindowChanged(from: old, to: self)
    becomeKey()
    _notify(Self.didBecomeKeyNotification)
  }

  private func _resignKey() {
    isKeyWindow = false
    resignKey()
    _notify(Self.didResignKeyNotification)
  }

  /// Converts a point from the coordinates of the scene.
  final func _fromScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - _frame.minX, y: point.y - _frame.minY)
  }

  /// Converts a point to the coordinates of the scene.
  final func _toScene(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + _frame.minX, y: point.y + _frame.minY)
  }

  /// The coordinate space of a window; that of the screen for nil.
  final func _spaceOfWindow(_ window: UIWindow?) -> any UICoordinateSpace {
    window ?? _SceneSpace(of: windowScene)
  }

  /// The insets of the window that the device covers.
  final var _coveredInsets: EdgesValue {
    guard let environment = _runtime?.environment else { return .zero }
    let area = environment.safeArea
    if _fillsScene { return area }
    let (isReversed, frame) = (_usesRightToLeftLayout, _frame)
    let left = max(0, (isReversed ? area.trailing : area.leading) - Double(frame.minX))
    let rest = environment.width - Double(frame.maxX)
    let right = max(0, (isReversed ? area.leading : area.trailing) - rest)
    return EdgesValue(
      top: max(0, area.top - Double(frame.minY)),
      leading: isReversed ? right : left,
      bottom: max(0, area.bottom - (environment.height - Double(frame.maxY))),
      trailing: isReversed ? left : right
    )
  }

  /// A Boolean value that indicates whether the window fills its scene.
  final var _fillsScene: Bool {
    _windowScene.map { _frame == $0._bounds } ?? true
  }
}
