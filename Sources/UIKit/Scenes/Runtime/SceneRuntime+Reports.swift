import UIKitHosting

// Reports of the display, about itself and about what it shows.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleReport(_ event: InputEvent) -> Bool {
    switch event.action {
    case .measured(let first, let advances):
      return take(measured: advances, from: first)
    case .webPageSize(let id, let revision, let width, let height):
      guard let view = view(id, seen: .max) as? _WebView else { return false }
      return view._shown(revision, size: CGSize(width: width, height: height))
    case .shared(let id, let isDone):
      return (target(id, event) as? _AlertView)?.shared(isDone) ?? false
    case .files(let id, let token, let report):
      // The button may be hidden, or covered by an alert, while files arrive.
      return (view(id, seen: .max) as? FileButton)?.take(report, of: token) ?? false
    case .environment(let environment):
      updateEnvironment(environment)
      return true
    case .activation(let activation):
      updateActivation(activation)
      return true
    default:
      return false
    }
  }

  func updateActivation(_ activation: Activation) {
    let scene: UIScene = windowScene
    let old = scene.activationState
    let new: UIScene.ActivationState =
      switch activation {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    guard new != old else { return }
    let (oldState, newState) = (application._state(), application._state(of: scene, being: new))
    if old == .foregroundActive {
      touchDispatcher?.cancelAll()
      cancelPresses()
      endShake(.cancelled)
      sceneDelegate?.sceneWillResignActive(scene)
      scene._notify(UIScene.willDeactivateNotification)
    }
    if old == .background || old == .unattached, new != .background {
      sceneDelegate?.sceneWillEnterForeground(scene)
      scene._notify(UIScene.willEnterForegroundNotification)
    }
    application._willChange(from: oldState, to: newState)
    scene.activationState = new
    displayFrames?.update()
    if new == .foregroundActive {
      sceneDelegate?.sceneDidBecomeActive(scene)
      scene._notify(UIScene.didActivateNotification)
    }
    if new == .background, old != .unattached {
      sceneDelegate?.sceneDidEnterBackground(scene)
      scene._notify(UIScene.didEnterBackgroundNotification)
    }
    application._didChange(from: oldState, to: newState)
  }
}
