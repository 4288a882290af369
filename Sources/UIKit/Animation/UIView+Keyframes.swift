import UIKitHosting

// Animations in parts, each of which has its own time.

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Again and again, until its views are gone or the scene is in the background.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Evenly from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one keyframe to the next without values between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    // Displays of ours go straight from one keyframe to the next in these modes too.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }

    /// The curve of the whole, which `UIView.AnimationOptions` name with the same bits.
    fileprivate var curve: Animation.Curve { AnimationOptions(rawValue: rawValue).curve }
  }

  /// Runs an animation that `addKeyframe` makes up, within `animations`.
  ///
  /// Within an animation block it takes the block's time, unless it overrides that.
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

  /// Adds a part to the keyframe animation whose block runs now.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the whole time.
  ///   - frameDuration: How long it takes, as a part of the whole time.
  ///   - animations: Changes views.
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

/// A keyframe animation that runs by itself.
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

  /// Whether somebody may see it, as each round is sent: it ends in the background, as on iOS.
  private var isSeen: Bool {
    recorder.tracks.contains { track in
      guard let state = track.view._runtime?.windowScene?.activationState else { return false }
      return state != .background
    }
  }
}
