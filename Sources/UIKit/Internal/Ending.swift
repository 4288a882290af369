import UIKitHosting

/// The second half of a transition: run once, by the clock or by whatever comes before.
@MainActor
final class _Ending {
  private var body: (() -> Void)?
  private var timer: HostTimer?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// - Parameters:
  ///   - runtime: Whose turn it is run in.
  ///   - delay: The time until then; nil for that of a transition.
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
