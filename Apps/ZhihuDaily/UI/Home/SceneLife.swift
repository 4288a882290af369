import UIKit

/// An observer of a scene's transitions to the background and back.
@MainActor
final class SceneLife {
  private let enteredBackground: @MainActor () -> Void
  private let willEnterForeground: @MainActor () -> Void
  private let didActivate: @MainActor () -> Void
  // Unsafe: the deinitializer reads it when nothing else refers to this object. An isolated
  // deinitializer needs iOS 18.4.
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  // Excused: UIKit posts scene notifications there; the observers are limited to one scene.
  private let center = NotificationCenter.default

  init(
    enteredBackground: @escaping @MainActor () -> Void,
    willEnterForeground: @escaping @MainActor () -> Void,
    didActivate: @escaping @MainActor () -> Void
  ) {
    self.enteredBackground = enteredBackground
    self.willEnterForeground = willEnterForeground
    self.didActivate = didActivate
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }

  /// Observes a scene from now on, and first reports its current state.
  func follow(_ scene: UIScene) {
    end()
    tokens = [
      observe(UIScene.didEnterBackgroundNotification, of: scene, enteredBackground),
      observe(UIScene.willEnterForegroundNotification, of: scene, willEnterForeground),
      observe(UIScene.didActivateNotification, of: scene, didActivate),
    ]
    if scene.activationState == .background { enteredBackground() } else { willEnterForeground() }
  }

  func end() {
    for token in tokens { center.removeObserver(token) }
    tokens = []
  }

  private func observe(
    _ name: NSNotification.Name,
    of scene: UIScene,
    _ handler: @escaping @MainActor () -> Void
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: scene, queue: nil) { _ in
      // UIKit posts these notifications on the main thread.
      MainActor.assumeIsolated { handler() }
    }
  }
}
