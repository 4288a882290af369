import UIKitHosting

/// The second half of a transition, which runs once: when its timer fires, or earlier on demand.
@MainActor
final class TransitionCompletion {
  private var body: (() -> Void)?
  private var timer: HostTimer?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// - Parameters:
  ///   - runtime: The scene in whose turn it runs.
  ///   - delay: The delay; nil for the duration of a transition.
  func schedule(on runtime: _SceneRuntime, after delay: Duration? = nil) {
    let delay = delay ?? runtime.transitionDuration
    timer = runtime.clock.schedule(after: delay) { [weak runtime] in
      guard let runtime else { return self.run() }
      runtime.turn { self.run() }
    }
  }

  func run() {
    timer?.cancel()
    timer = nil
    let body = body
    self.body = nil
    body?()
  }
}
