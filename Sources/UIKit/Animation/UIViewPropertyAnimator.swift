import UIKitHosting

/// An animation of views' properties that can be paused, scrubbed, turned round and stopped.
///
/// The properties have their last values as soon as it starts. Of `frame`, `bounds`, `center`, `alpha`,
/// `backgroundColor`, `transform` and of a layer's corners, border and shadow every value between is shown
/// while it is paused; what else changes is shown as at the end then.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  private let parameters: any UITimingCurveProvider
  private let wantedDuration: TimeInterval
  private var waitingDelay: TimeInterval = 0
  private var currentState = UIViewAnimatingState.inactive
  private var goesBack = false
  private var blocks: [(animation: () -> Void, delay: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var player: _TimelinePlayer?
  /// Views that take no touches until it is no longer active.
  private var lockedViews: [UIView] = []
  /// The curve that runs now, or ran until it was paused.
  private var curve: Animation.Curve

  // MARK: Initialisers

  /// Creates an animator; a spring that takes its own time takes that.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    wantedDuration = max(0, parameters._ownDuration ?? duration)
    curve = parameters._curve
    super.init()
  }

  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let timing = UICubicTimingParameters(animationCurve: curve)
    guard
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing) as? Self
    else { preconditionFailure("Expected \(self) to be UIViewPropertyAnimator itself.") }
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns an inactive animator with the same duration and timing, and no blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: wantedDuration, timingParameters: parameters)
  }

  // MARK: What it is like

  open var timingParameters: (any UITimingCurveProvider)? { parameters }
  open var duration: TimeInterval { wantedDuration }
  /// Seconds that `startAnimation(afterDelay:)` was given.
  open var delay: TimeInterval { waitingDelay }

  /// Whether the views take touches while it is active.
  open var isUserInteractionEnabled: Bool = true
  /// Nothing depends on it: touches always go to views by their own frames, which are the last ones.
  open var isManualHitTestingEnabled: Bool = false
  /// Whether it can be paused and stopped while it runs.
  open var isInterruptible: Bool = true
  /// Whether a paused animator's fraction is one of the way, rather than one of the time.
  open var scrubsLinearly: Bool = true
  /// Whether it is still active when it has come to an end.
  open var pausesOnCompletion: Bool = false

  // MARK: Where it is

  open var state: UIViewAnimatingState { currentState }
  open var isRunning: Bool { player?.isRunning ?? false }

  /// Whether it goes from the end to the start; where it runs, it turns round.
  open var isReversed: Bool {
    get { goesBack }
    set {
      guard newValue != goesBack else { return }
      goesBack = newValue
      guard let player, player.isRunning else { return }
      let back = curve.piece(from: 0, to: player.timeFraction).reversed
      let seconds = remaining
      player.stop()
      run(over: seconds, back)
    }
  }

  /// The part of the way in the direction of the animation, or of the time unless it `scrubsLinearly`.
  ///
  /// Setting it activates and pauses the animator.
  open var fractionComplete: CGFloat {
    get {
      guard let player else { return 0 }
      let part = scrubsLinearly ? player.fraction : parameters._curve.time(of: player.fraction)
      return CGFloat(goesBack ? 1 - part : part)
    }
    set {
      pauseAnimation()
      let wanted = min(max(Double(newValue), 0), 1)
      let part = goesBack ? 1 - wanted : wanted
      player?.show(
        scrubsLinearly ? part : parameters._curve.place(after: part, over: .seconds(duration))
      )
    }
  }

  // MARK: Blocks

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes, which take the time that remains.
  ///
  /// - Parameters:
  ///   - animation: Changes views.
  ///   - delayFactor: The part of the remaining time before they begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(currentState != .stopped, "Expected an animator that is not stopped.")
    let delay = min(max(Double(delayFactor), 0), 1)
    guard let player else { return blocks.append((animation, delay)) }
    let recorder = _TimelineRecorder(duration: duration)
    let start = player.fraction
    _ = _Animating.collect(over: duration * (1 - start)) {
      recorder.record(from: start + delay * (1 - start), animation)
    }
    player.join(recorder)
  }

  /// Adds a closure that is called when the animation is finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until the animation is finished.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Running

  /// Starts the animation, or goes on with it.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(currentState != .stopped, "Expected an animator that is not stopped.")
    guard !isRunning else { return }
    if let scrubbed = _ScrubbedAnimations.current, currentState == .inactive {
      pauseAnimation()
      return scrubbed.add(self)
    }
    guard currentState == .inactive else {
      return continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    waitingDelay = delay
    activate()
    run(over: goesBack ? 0 : duration, parameters._curve, after: delay)
  }

  /// Stops where it is, or before it begins; it stays active.
  open func pauseAnimation() {
    switch currentState {
    case .inactive:
      activate()
      player?.show(goesBack ? 1 : 0)
    case .active:
      precondition(
        isInterruptible || !isRunning,
        "Expected an interruptible animator to pause, got one whose isInterruptible is false."
      )
      player?.stop()
    case .stopped: preconditionFailure("Expected an animator that is not stopped to pause.")
    }
  }

  /// Goes on from where it was paused.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest of the way; nil for the rest of its own.
  ///   - durationFactor: The part of `duration` that the rest takes; 0 for what remains of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard currentState == .active, let player, !player.isRunning else { return }
    let rest: Animation.Curve
    if let parameters {
      rest = parameters._curve
    } else {
      let time = self.parameters._curve.time(of: player.fraction)
      rest =
        goesBack
        ? self.parameters._curve.piece(from: 0, to: time).reversed
        : self.parameters._curve.piece(from: time, to: 1)
    }
    run(over: durationFactor > 0 ? Double(durationFactor) * duration : remaining, rest)
  }

  final func _continue(over seconds: TimeInterval, curve: Animation.Curve) {
    guard currentState == .active else { return }
    player?.stop()
    run(over: seconds, curve)
  }

  /// Leaves the views as they are seen now.
  ///
  /// - Parameter withoutFinishing: Whether that is all: no completion is called. If not, call
  ///   `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active else { return }
    precondition(
      isInterruptible || !isRunning,
      "Expected an interruptible animator to stop, got one whose isInterruptible is false."
    )
    if withoutFinishing {
      player?.settle(at: player?.fraction ?? 0)
      deactivate()
      completions = []
    } else {
      player?.stop()
      currentState = .stopped
    }
  }

  /// Leaves the views at a place, and calls the completions; after `stopAnimation(false)`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      currentState == .stopped,
      "Expected an animator that stopAnimation(false) has stopped, got one that is not."
    )
    finish(at: finalPosition)
  }

  // MARK: Machinery

  /// The seconds that are left in its direction.
  private var remaining: TimeInterval {
    guard let fraction = player?.fraction else { return duration }
    return duration * min(max(goesBack ? fraction : 1 - fraction, 0), 1)
  }

  private func activate() {
    currentState = .active
    let recorder = _TimelineRecorder(duration: duration)
    let all = blocks
    blocks = []
    let others = _Animating.collect(over: duration) {
      for block in all { recorder.record(from: block.delay, block.animation) }
    }
    for completion in recorder.completions { completions.append { _ in completion(true) } }
    player = _TimelinePlayer(recorder, otherViews: others)
    guard !isUserInteractionEnabled else { return }
    lockedViews = recorder.tracks.map(\.view)
    for view in lockedViews { view._makeRare().inputLocks += 1 }
  }

  private func run(
    over seconds: TimeInterval,
    _ curve: Animation.Curve,
    after delay: TimeInterval = 0
  ) {
    self.curve = curve
    let seconds = UIView.areAnimationsEnabled ? seconds : 0
    player?.play(to: goesBack ? 0 : 1, over: seconds, delay: delay, curve: curve) { [self] in
      if !pausesOnCompletion { finish(at: goesBack ? .start : .end) }
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    switch position {
    case .end: player?.settle(at: 1)
    case .start: player?.settle(at: 0)
    case .current: player?.settle(at: player?.fraction ?? 1)
    }
    deactivate()
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  private func deactivate() {
    player = nil
    for view in lockedViews { view._rare?.inputLocks -= 1 }
    lockedViews = []
    currentState = .inactive
    goesBack = false
    curve = parameters._curve
  }
}
