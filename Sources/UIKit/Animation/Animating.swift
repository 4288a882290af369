import UIKitHosting

/// A block of animated changes, from its start until its commit is sent.
@MainActor
final class _Animating {
  /// The block that is running.
  private(set) static var current: _Animating?
  /// A Boolean value that indicates whether animations are enabled, in this call and in the current
  /// scene.
  static var isEnabled: Bool { isAllowed && _SceneRuntime.current?.allowsAnimations ?? true }
  private static var isAllowed = true

  private(set) var timing: Timing
  /// The end of the last nested block with a timing of its own; nil if it repeats forever.
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

    /// The time of the end; nil for never.
    var end: TimeInterval? {
      repeats ? nil : delay + duration * Double(rounds) * (autoreverses ? 2 : 1)
    }
  }

  /// The changes of the block in a scene.
  private struct Change {
    weak var runtime: _SceneRuntime?
    var views: [UIView] = []
    var movesFrames = false
    var replacement: Animation.Replacement?

    /// Checks the last view only, because several properties of a view usually change in sequence.
    mutating func add(_ view: UIView) {
      if views.last !== view { views.append(view) }
    }
  }

  private init(_ timing: Timing) {
    self.timing = timing
  }

  // MARK: - Explicit begin and commit

  /// The uncommitted blocks, the outermost first, each with its surrounding block.
  private static var begun: [(block: _Animating, outer: _Animating?)] = []
  /// The block that was begun last and is not committed.
  static var uncommitted: _Animating? { begun.last?.block }

  /// Begins a block that contains the changes up to the next ``commit()``.
  static func begin(_ timing: Timing) {
    let block = _Animating(timing)
    begun.append((block, current))
    if current == nil { _SceneRuntime.current?.commitStartValues() }
    current = isEnabled ? block : nil
  }

  /// Commits the block that was begun last, if any.
  static func commit() {
    guard let (block, outer) = begun.popLast() else { return }
    current = outer
    block.finish(nil)
  }

  /// Commits all blocks, so that none continues in another turn.
  static func commitAll() {
    while !begun.isEmpty { commit() }
  }

  /// Changes the timing of a running block.
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
      // The block belongs to the recording and uses its timing.
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
    if outer == nil, current != nil { _SceneRuntime.current?.commitStartValues() }
    animations()
    if options.contains(.layoutSubviews) { block.layOut() }
    current = outer
    block.finish(completion)
  }

  /// Animates the replacement of a view's appearance by the result of `animations`.
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
        // A fading view may just have become opaque.
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

  /// Repeats a part of the current block, optionally with autoreverse.
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

  /// Runs a block whose changes are recorded for playback from any position.
  ///
  /// - Returns: The views whose appearance changes.
  static func collect(over duration: TimeInterval, _ body: () -> Void) -> [UIView] {
    let block = _Animating(Timing(duration, 0, [], .linear))
    let outer = current
    current = isEnabled ? block : nil
    if outer == nil { _SceneRuntime.current?.commitStartValues() }
    body()
    current = outer
    return block.scenes.values.flatMap(\.views)
  }

  private static func layOutWindows() {
    current?.layOut()
  }

  // MARK: - Recording changes

  /// Records that an attribute of a view was set in the block.
  func note(_ view: UIView, _ key: AttributeKey, in runtime: _SceneRuntime) {
    switch key {
    case .alpha, .background, .tint, .textColor, .layer, .gradient:
      change(in: runtime) { $0.add(view) }
    case .frame, .isHidden:
      change(in: runtime) { $0.movesFrames = true }
      if key == .isHidden { change(in: runtime) { $0.add(view) } }
      if key == .frame, let id = view._nodeID, view._isPlacedByFrame {
        runtime.placed.append(id)
      }
    default: break
    }
  }

  /// Records that the block performs layout for earlier changes.
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
      // There is no clock outside a scene.
      Task { @MainActor in completion(true) }
      return
    }
    _ = runtime.clock.schedule(after: .seconds(time)) { [weak runtime] in
      guard let runtime else { return completion(true) }
      runtime.turn { completion(true) }
    }
  }
}
