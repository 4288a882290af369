import UIKitHosting

// Animations in parts, each with its own timing.

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until its views are removed or the scene is in the background.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays the animation forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    // Displays also interpolate linearly in these modes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }

    /// The curve of the whole animation, which uses the same bits as `UIView.AnimationOptions`.
    fileprivate var curve: Animation.Curve { AnimationOptions(rawValue: rawValue).curve }
  }

  /// Runs a keyframe animation, whose keyframes `addKeyframe` adds within `animations`.
  ///
  /// In an animation block it uses the block's timing, unless it overrides that.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let recorder = _TimelineRecorder.current {
      _Keyframes.run(isDiscrete: options.isDiscrete, animations)
      return recorder.addCompletion(completion)
    }
    let timing = _Animating.Timing(duration, delay, [], options.curve)
    if let scrubbed = _ScrubbedAnimations.current {
      let body = { _Keyframes.run(isDiscrete: options.isDiscrete, animations) }
      return scrubbed.add(timing, body, completion)
    }
    let inherited = _Animating.current?.timing.duration
    let isOwn = inherited == nil || options.contains(.overrideInheritedDuration)
    let seconds = isOwn ? duration : inherited ?? duration
    let recorder = _TimelineRecorder(duration: max(0, seconds))
    let others = _Animating.collect(over: seconds) {
      recorder.record { _Keyframes.run(isDiscrete: options.isDiscrete, animations) }
    }
    if let completion { recorder.addCompletion(completion) }
    let keyframes = _Keyframes(
      recorder,
      _TimelinePlayer(recorder, otherViews: others),
      curve: options.curve,
      repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse)
    )
    keyframes.start(after: max(0, delay))
  }

  /// Adds a keyframe to the keyframe animation whose block is running.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the total duration.
  ///   - frameDuration: The duration, as a fraction of the total duration.
  ///   - animations: A closure that changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = _TimelineRecorder.current else { return animations() }
    if _Keyframes.isDiscrete {
      recorder.record(relative: frameStartTime, 0, animations)
    } else {
      recorder.record(relative: frameStartTime, frameDuration, animations)
    }
  }
}

/// A standalone keyframe animation.
@MainActor
private final class _Keyframes {
  private(set) static var isDiscrete = false

  private let recorder: _TimelineRecorder
  private let player: _TimelinePlayer
  private let curve: Animation.Curve
  private let repeats: Bool
  private let autoreverses: Bool

  init(
    _ recorder: _TimelineRecorder,
    _ player: _TimelinePlayer,
    curve: Animation.Curve,
    repeats: Bool,
    autoreverses: Bool
  ) {
    self.recorder = recorder
    self.player = player
    self.curve = curve
    self.repeats = repeats
    self.autoreverses = autoreverses
  }

  static func run(isDiscrete: Bool, _ animations: () -> Void) {
    let outer = Self.isDiscrete
    Self.isDiscrete = isDiscrete
    animations()
    Self.isDiscrete = outer
  }

  func start(after delay: TimeInterval) {
    let seconds = UIView.areAnimationsEnabled ? recorder.duration : 0
    if delay > 0 { player.show(0) }
    player.play(to: 1, over: seconds, delay: delay, curve: curve) { [self] in
      guard autoreverses else { return finishRound() }
      player.play(to: 0, over: seconds, curve: curve.reversed) { [self] in finishRound() }
    }
  }

  private func finishRound() {
    let goesOn = repeats && recorder.duration > 0
    if goesOn, isSeen {
      player.show(0)
      return start(after: 0)
    }
    player.settle(at: 1)
    for completion in recorder.completions { completion(!goesOn) }
  }

  /// A Boolean value that indicates whether a view is in a foreground scene: as on iOS, repetition
  /// ends in the background.
  private var isSeen: Bool {
    recorder.tracks.contains { track in
      guard let state = track.view._runtime?.windowScene?.activationState else { return false }
      return state != .background
    }
  }
}
