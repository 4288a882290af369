import UIKitHosting

/// One block of animated changes, while it runs and until its commit is sent.
@MainActor
final class _Animating {
  /// The block that runs now.
  private(set) static var current: _Animating?
  private(set) static var isEnabled = true

  private let timing: Timing
  private var scenes: [ObjectIdentifier: Change] = [:]

  private struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval
    var curve: Animation.Curve
  }

  /// What the block has changed in one scene.
  private struct Change {
    weak var runtime: _SceneRuntime?
    var views: [UIView] = []
    var movesFrames = false
  }

  private init(_ timing: Timing) {
    self.timing = timing
  }

  // MARK: - Running

  static func run(
    _ duration: TimeInterval,
    _ delay: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ curve: Animation.Curve,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var timing = Timing(duration: max(0, duration), delay: max(0, delay), curve: curve)
    if let outer = current?.timing {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    }
    let block = _Animating(timing)
    let outer = current
    current = isEnabled && timing.duration > 0 ? block : nil
    animations()
    if options.contains(.layoutSubviews) { block.layOut() }
    current = outer
    block.finish(completion)
  }

  static func withoutAnimation(_ body: () -> Void) {
    let (outer, wasEnabled) = (current, isEnabled)
    (current, isEnabled) = (nil, false)
    defer { (current, isEnabled) = (outer, wasEnabled) }
    body()
  }

  // MARK: - Noting

  /// An attribute of a view was set in the block.
  func note(_ view: UIView, _ key: AttributeKey, in runtime: _SceneRuntime) {
    switch key {
    case .alpha, .background, .tint, .textColor, .layer, .gradient:
      change(in: runtime) { $0.views.append(view) }
    case .placement, .layout, .isHidden:
      change(in: runtime) { $0.movesFrames = true }
      if key == .isHidden { change(in: runtime) { $0.views.append(view) } }
    default: break
    }
  }

  /// The block lays out what has changed before it.
  func noteLayout(in runtime: _SceneRuntime) {
    change(in: runtime) { $0.movesFrames = true }
  }

  private func change(in runtime: _SceneRuntime, _ body: (inout Change) -> Void) {
    body(&scenes[ObjectIdentifier(runtime), default: Change(runtime: runtime)])
  }

  private func layOut() {
    for change in scenes.values { change.runtime?.window?.layoutIfNeeded() }
  }

  // MARK: - Ending

  private func finish(_ completion: ((Bool) -> Void)?) {
    for change in scenes.values {
      change.runtime?.addAnimation(
        Animation(
          duration: .seconds(timing.duration),
          delay: .seconds(timing.delay),
          curve: timing.curve,
          movesFrames: change.movesFrames,
          nodes: change.views.compactMap(\._nodeID)
        )
      )
    }
    guard let completion else { return }
    let time = scenes.isEmpty ? 0 : timing.duration + timing.delay
    guard let runtime = scenes.values.first?.runtime ?? _SceneRuntime.current else {
      // Outside of a scene there is no clock.
      Task { @MainActor in completion(true) }
      return
    }
    _ = runtime.clock.schedule(after: .seconds(time)) { [weak runtime] in
      guard let runtime else { return completion(true) }
      runtime.turn { completion(true) }
    }
  }
}
