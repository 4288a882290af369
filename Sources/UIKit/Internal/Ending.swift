import UIKitHosting

/// The second half of a transition: run once, by the clock or by whatever comes before.
@MainActor
final class _Ending {
  private var body: (() -> Void)?
  private var timer: HostTimer?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func schedule(on runtime: _SceneRuntime) {
    timer = runtime.clock.schedule(after: runtime.transitionDuration) { [weak runtime] in
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
