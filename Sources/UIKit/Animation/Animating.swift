import UIKitHosting

/// One block of animated changes, while it runs and until its commit is sent.
@MainActor
final class _Animating {
  /// The block that runs now.
  private(set) static var current: _Animating?
  /// Whether blocks are shown as movements: in this call, and in the scene whose code runs.
  static var isEnabled: Bool { isAllowed && _SceneRuntime.current?.allowsAnimations ?? true }
  private static var isAllowed = true

  private(set) var timing: Timing
  /// When the last block within it is over that runs on another time.
  private var nestedEnd: TimeInterval? = 0
  private weak var nestedRuntime: _SceneRuntime?
  private var scenes: [ObjectIdentifier: Change] = [:]

  struct Timing {
    var duration: TimeInterval
    var delay: TimeInterval
    var curve: Animation.Curve
    var repeats = false
    var rounds = 1
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
      repeats ? nil : delay + duration * Double(rounds) * (autoreverses ? 2 : 1)
    }
  }

  /// What the block has changed in one scene.
  private struct Change {
    weak var runtime: _SceneRuntime?
    var views: [UIView] = []
    var movesFrames = false
    var replacement: Animation.Replacement?

    /// Most views change several properties one after another.
    mutating func add(_ view: UIView) {
      if views.last !== view { views.append(view) }
    }
  }

  private init(_ timing: Timing) {
    self.timing = timing
  }

  // MARK: - Begun and committed

  /// The blocks that were begun and are not committed, the outermost first, each with the one around it.
  private static var begun: [(block: _Animating, outer: _Animating?)] = []
  /// The block that was begun last and is not committed.
  static var uncommitted: _Animating? { begun.last?.block }

  /// Has the changes up to the next ``commit()`` belong to a block of their own.
  static func begin(_ timing: Timing) {
    let block = _Animating(timing)
    begun.append((block, current))
    if current == nil { _SceneRuntime.current?.markStart() }
    current = isEnabled ? block : nil
  }

  /// Ends the block that was begun last; nothing where there is none.
  static func commit() {
    guard let (block, outer) = begun.popLast() else { return }
    current = outer
    block.finish(nil)
  }

  /// Ends all blocks that were begun, so that none goes on in another turn.
  static func commitAll() {
    while !begun.isEmpty { commit() }
  }

  /// Changes the time of a block that goes on.
  func retime(_ change: (inout Timing) -> Void) {
    change(&timing)
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
    if let recorder = _TimelineRecorder.current {
      // It belongs to what is recorded, and takes its time.
      animations()
      if options.contains(.layoutSubviews) { layOutWindows() }
      return recorder.addCompletion(completion)
    }
    if let scrubbed = _ScrubbedAnimations.current {
      return scrubbed.add(timing, animations, completion)
    }
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
  static func replace(
    _ view: UIView,
    _ replacement: Animation.Replacement,
    _ timing: Timing,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if _TimelineRecorder.current != nil || _ScrubbedAnimations.current != nil {
      return run(timing.duration, timing.delay, [], timing.curve, animations, completion)
    }
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
        // What fades may have become opaque just now.
        $0.replacement = replacement == .crossFade ? view._fade : replacement
      }
    }
    block.finish(completion)
  }

  static func withoutAnimation(_ body: () -> Void) {
    let (outer, wasAllowed) = (current, isAllowed)
    (current, isAllowed) = (nil, false)
    defer { (current, isAllowed) = (outer, wasAllowed) }
    _TimelineRecorder.without(body)
  }

  /// Runs a part of the current block so many times, there and back or not.
  static func modify(_ rounds: Int, autoreverses: Bool, _ animations: () -> Void) {
    guard let outer = current else { return animations() }
    var timing = outer.timing
    (timing.rounds, timing.autoreverses) = (rounds, autoreverses)
    let block = _Animating(timing)
    current = block
    animations()
    current = outer
    block.finish(nil)
    guard let runtime = block.scenes.values.first?.runtime else { return }
    outer.nestedRuntime = runtime
    guard let known = outer.nestedEnd, let end = timing.end else {
      outer.nestedEnd = nil
      return
    }
    outer.nestedEnd = max(known, end)
  }

  /// Runs a block whose changes are recorded to be played from any place.
  /// - Returns: The views whose looks it changes.
  static func collect(over duration: TimeInterval, _ body: () -> Void) -> [UIView] {
    let block = _Animating(Timing(duration, 0, [], .linear))
    let outer = current
    current = isEnabled ? block : nil
    if outer == nil { _SceneRuntime.current?.markStart() }
    body()
    current = outer
    return block.scenes.values.flatMap(\.views)
  }

  private static func layOutWindows() {
    current?.layOut()
  }

  // MARK: - Noting

  /// An attribute of a view was set in the block.
  func note(_ view: UIView, _ key: AttributeKey, in runtime: _SceneRuntime) {
    switch key {
    case .alpha, .background, .tint, .textColor, .layer, .gradient:
      change(in: runtime) { $0.add(view) }
    case .frame, .isHidden:
      change(in: runtime) { $0.movesFrames = true }
      if key == .isHidden { change(in: runtime) { $0.add(view) } }
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
          rounds: timing.rounds,
          autoreverses: timing.autoreverses,
          replacement: change.replacement
        )
      )
    }
    guard let completion, let nestedEnd, let own = scenes.isEmpty ? 0 : timing.end else { return }
    let time = max(own, nestedEnd)
    guard
      let runtime = scenes.values.first?.runtime ?? nestedRuntime ?? _SceneRuntime.current
    else {
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
