import UIKitHosting

/// The animations that a transition begins, which stop, continue and reverse together.
@MainActor
final class _ScrubbedAnimations {
  /// The instance that new animations are added to.
  private(set) static var current: _ScrubbedAnimations?

  private let recorder: _TimelineRecorder
  private var otherViews: [UIView] = []
  private var animators: [UIViewPropertyAnimator] = []
  private var completions: [(Bool) -> Void] = []
  private var player: _TimelinePlayer?

  /// - Parameter duration: The duration of the whole, in seconds.
  init(duration: TimeInterval) {
    recorder = _TimelineRecorder(duration: max(duration, 0.001))
  }

  // MARK: - Beginning

  /// Runs code that begins animations, which are shown at their start.
  func begin(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
    let player = _TimelinePlayer(recorder, otherViews: otherViews)
    player.show(0)
    self.player = player
  }

  func add(
    _ timing: _Animating.Timing,
    _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let whole = recorder.duration
    let start = min(timing.delay / whole, 1)
    let end = min(max((timing.delay + timing.duration) / whole, start), 1)
    otherViews += _Animating.collect(over: timing.duration) {
      recorder.record(from: start, to: end, curve: timing.curve, animations)
    }
    if let completion { completions.append(completion) }
  }

  /// Adds animations to running ones.
  ///
  /// - Returns: False if no animations have begun.
  func join(_ animations: () -> Void) -> Bool {
    guard let player else { return false }
    let more = _TimelineRecorder(duration: recorder.duration)
    _ = _Animating.collect(over: recorder.duration) {
      more.record(curve: .easeInOut, animations)
    }
    player.join(more)
    return true
  }

  func add(_ animator: UIViewPropertyAnimator) {
    animators.append(animator)
  }

  // MARK: - Playing

  /// The displayed fraction of the progress.
  var fraction: Double { player?.fraction ?? 0 }

  var isRunning: Bool { player?.isRunning ?? false }

  func show(_ fraction: Double) {
    player?.show(fraction)
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = false
      animator.fractionComplete = CGFloat(fraction)
    }
  }

  /// Continues to the end, or reverses to the start.
  ///
  /// - Parameters:
  ///   - forward: True for the end.
  ///   - duration: The duration, in seconds.
  ///   - curve: The timing curve of the rest.
  ///   - ended: Called at the end, before the completions of the animations.
  func play(
    forward: Bool,
    over duration: TimeInterval,
    curve: Animation.Curve,
    ended: @escaping () -> Void
  ) {
    for animator in animators {
      animator.isReversed = !forward
      animator._continue(over: duration, curve: curve)
    }
    player?.play(to: forward ? 1 : 0, over: duration, curve: curve) { [self] in
      settle(forward: forward)
      ended()
      let waiting = completions + recorder.completions
      completions = []
      for completion in waiting { completion(true) }
    }
  }

  /// Jumps to the end or the start without calling completions.
  func finishImmediately(forward: Bool) {
    completions = []
    settle(forward: forward)
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: forward ? .end : .start)
    }
  }

  private func settle(forward: Bool) {
    player?.settle(at: forward ? 1 : 0)
  }
}
