import UIKitHosting

/// One block of animated changes, while it runs and until its commit is sent.
@MainActor
final class _Animating {
  /// The block that runs now.
  private(set) static var current: _Animating?
  private(set) static var isEnabled = true

  private let timing: Timing
  private var scenes: [ObjectIdentifier: Change] = [:]

  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval
    var curve: Animation.Curve
    var repeats = false
    var autoreverses = false

    init(
      _ duration: TimeInterval,
      _ delay: TimeInterval,
      _ options: UIView.AnimationOptions,
      _ curve: Animation.Curve
    ) {
      self.duration = max(0, duration)
      self.delay = max(0, delay)
      self.curve = curve
      repeats = options.contains(.repeat)
      autoreverses = options.contains(.autoreverse)
    }

    /// When it is over; nil for never.
    var end: TimeInterval? {
      repeats ? nil : delay + duration * (autoreverses ? 2 : 1)
    }
  }

  /// What the block has changed in one scene.
  private struct Change {
    weak var runtime: _SceneRuntime?
    var views: [UIView] = []
    var movesFrames = false
    var dissolve: Animation.Dissolve?
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
    var timing = Timing(duration, delay, options, curve)
    if let outer = current?.timing {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
    }
    let block = _Animating(timing)
    let outer = current
    current = isEnabled && timing.duration > 0 ? block : nil
    if outer == nil, current != nil { _SceneRuntime.current?.markStart() }
    animations()
    if options.contains(.layoutSubviews) { block.layOut() }
    current = outer
    block.finish(completion)
  }

  /// Has the view's picture give way to what `animations` makes of it.
  static func dissolve(
    _ view: UIView,
    _ timing: Timing,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let isShown = isEnabled && timing.duration > 0 && view._nodeID != nil
    let outer = current
    current = nil
    animations()
    current = outer
    var timing = timing
    (timing.repeats, timing.autoreverses) = (false, false)
    let block = _Animating(timing)
    if isShown, let runtime = view._runtime {
      block.change(in: runtime) {
        $0.views = [view]
        $0.dissolve = view is UIWindow || view._fillsItsRectangle ? .over : .cross
      }
    }
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
    case .frame, .isHidden:
      change(in: runtime) { $0.movesFrames = true }
      if key == .isHidden { change(in: runtime) { $0.views.append(view) } }
      if key == .frame, let id = view._nodeID, view._isPlacedByHand {
        runtime.placed.append(id)
      }
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
          nodes: change.views.compactMap(\._nodeID),
          repeats: timing.repeats,
          autoreverses: timing.autoreverses,
          dissolve: change.dissolve
        )
      )
    }
    guard let completion, let time = scenes.isEmpty ? 0 : timing.end else { return }
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
