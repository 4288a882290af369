import UIKitHosting

/// The frames of a scene's display, scheduled while display links are active.
@MainActor
final class _DisplayFrames {
  /// The frame rate, in frames per second.
  static let rate = 60
  static let interval = 1 / Double(rate)

  /// The frames of the scene whose event is being handled, or of the process outside scenes.
  static var ofCurrentScene: _DisplayFrames { showing(nil) }

  /// Returns the frames of the scene that shows a view, or else those of the current scene.
  static func showing(_ view: UIView?) -> _DisplayFrames {
    guard let runtime = view?._runtime ?? .current else { return ofProcess }
    let frames = runtime.displayFrames ?? _DisplayFrames(of: runtime)
    runtime.displayFrames = frames
    return frames
  }

  private static let ofProcess = _DisplayFrames(of: nil)

  private weak var runtime: _SceneRuntime?
  private let clock: any HostClock
  /// The display links in the order of adding, retained as by a run loop.
  private var links: [CADisplayLink] = []
  private var timer: HostTimer?

  private init(of runtime: _SceneRuntime?) {
    self.runtime = runtime
    clock = runtime?.clock ?? SystemHostClock()
  }

  func add(_ link: CADisplayLink) {
    links.append(link)
    update()
  }

  func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    update()
  }

  /// Starts or stops the frames, depending on the links and the state of the scene.
  func update() {
    let isInFront = runtime.map { $0.windowScene.activationState != .background } ?? true
    guard isInFront, links.contains(where: { !$0.isPaused }) else {
      timer?.cancel()
      timer = nil
      return
    }
    if timer == nil { schedule() }
  }

  /// Invalidates all links at the end of the scene.
  func end() {
    for link in links { link.invalidate() }
  }

  private func schedule() {
    timer = clock.schedule(after: .seconds(Self.interval)) { [weak self] in self?.frameTick() }
  }

  private func frameTick() {
    timer = nil
    guard let runtime else { return callLinks() }
    if runtime.isConnected { runtime.turn(callLinks) }
  }

  private func callLinks() {
    let time = _mediaTime(of: clock)
    for link in links where !link.isPaused { link._frameTick(at: time) }
    update()
  }
}
