import UIKitHosting

/// An animation of views' properties that can be paused, scrubbed, reversed and stopped.
///
/// The properties have their final values when it starts. While it is paused, `frame`, `bounds`,
/// `center`, `alpha`, `backgroundColor`, `transform` and a layer's corners, border and shadow show
/// intermediate values; other changes show their final values.
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
  /// Views that receive no touches while the animator is active.
  private var lockedViews: [UIView] = []
  /// The current or paused timing curve.
  private var curve: Animation.Curve

  // MARK: Initialisers

  /// Creates an animator; a spring with a settling duration overrides `duration`.
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

  /// Returns an inactive animator with the same duration and timing, without animation blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: wantedDuration, timingParameters: parameters)
  }

  // MARK: Configuration

  open var timingParameters: (any UITimingCurveProvider)? { parameters }
  open var duration: TimeInterval { wantedDuration }
  /// The delay that was passed to `startAnimation(afterDelay:)`, in seconds.
  open var delay: TimeInterval { waitingDelay }

  /// A Boolean value that indicates whether the views receive touches while the animator is active.
  open var isUserInteractionEnabled: Bool = true
  /// A Boolean value without effect: hit testing always uses the views' own frames, which are
  /// final.
  open var isManualHitTestingEnabled: Bool = false
  /// A Boolean value that indicates whether the animator can be paused and stopped while it runs.
  open var isInterruptible: Bool = true
  /// A Boolean value that indicates whether a paused animator's fraction is linear in progress,
  /// rather than in time.
  open var scrubsLinearly: Bool = true
  /// A Boolean value that indicates whether the animator stays active at the end.
  open var pausesOnCompletion: Bool = false

  // MARK: Progress

  open var state: UIViewAnimatingState { currentState }
  open var isRunning: Bool { player?.isRunning ?? false }

  /// A Boolean value that indicates whether the animation runs from the end to the start; setting
  /// it reverses a running one.
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

  /// The fraction of the progress in the current direction, or of the time unless `scrubsLinearly`
  /// is true.
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

  /// Adds changes over the remaining time.
  ///
  /// - Parameters:
  ///   - animation: A closure that changes views.
  ///   - delayFactor: The fraction of the remaining time before they begin.
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

  /// Adds a completion, which is called when the animation is finished.
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

  /// Starts or resumes the animation.
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

  /// Pauses the animation, or activates it paused at the start.
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

  /// Resumes a paused animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil for the remaining timing.
  ///   - durationFactor: The rest's fraction of `duration`; 0 for the remaining duration.
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

  /// Stops the animation with the displayed values.
  ///
  /// - Parameter withoutFinishing: True to end the animation without calling completions; otherwise
  ///   call `finishAnimation(at:)` next.
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

  /// Finishes at a position and calls the completions; call it after `stopAnimation(false)`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      currentState == .stopped,
      "Expected an animator that stopAnimation(false) has stopped, got one that is not."
    )
    finish(at: finalPosition)
  }

  // MARK: Internal

  /// The remaining time in the current direction, in seconds.
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
    for view in lockedViews { view._makeLazyState().inputLocks += 1 }
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
    for view in lockedViews { view._lazyState?.inputLocks -= 1 }
    lockedViews = []
    currentState = .inactive
    goesBack = false
    curve = parameters._curve
  }
}
