import UIKit

/// Says when a scene goes to the background and comes back.
@MainActor
final class SceneLife {
  private let enteredBackground: @MainActor () -> Void
  private let willEnterForeground: @MainActor () -> Void
  private let didActivate: @MainActor () -> Void
  private var tokens: [any NSObjectProtocol] = []

  // Excused: UIKit tells of scenes there; only what it says of one scene is heard.
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

  isolated deinit {
    end()
  }

  /// Hears a scene from now on, and says first where it is.
  func follow(_ scene: UIScene) {
    end()
    tokens = [
      hear(UIScene.didEnterBackgroundNotification, of: scene, enteredBackground),
      hear(UIScene.willEnterForegroundNotification, of: scene, willEnterForeground),
      hear(UIScene.didActivateNotification, of: scene, didActivate),
    ]
    if scene.activationState == .background { enteredBackground() } else { willEnterForeground() }
  }

  func end() {
    for token in tokens { center.removeObserver(token) }
    tokens = []
  }

  private func hear(
    _ name: NSNotification.Name,
    of scene: UIScene,
    _ heard: @escaping @MainActor () -> Void
  ) -> any NSObjectProtocol {
    center.addObserver(forName: name, object: scene, queue: nil) { _ in
      // UIKit speaks on the main thread.
      MainActor.assumeIsolated { heard() }
    }
  }
}
