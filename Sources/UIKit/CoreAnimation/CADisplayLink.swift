/// A timer that calls a method for each frame of a scene, at most 60 times per second on the
/// scene's clock.
///
/// It pauses while the scene is in the background. It belongs to the scene whose event is being
/// handled when it is added to a run loop, and ends with that scene.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let action: Selector
  private weak var frames: _DisplayFrames?
  private var isInvalidated = false
  /// The number of frames until the next call.
  private var remaining = 0

  /// Creates a display link.
  ///
  /// - Parameters:
  ///   - target: The object that implements the method, retained until the link is invalidated.
  ///   - sel: The method; it may take the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// The time of the last frame.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame for which the method is called.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The duration of a frame, in seconds.
  open private(set) var duration: CFTimeInterval = 0

  @_Observed open var isPaused = false {
    didSet { if isPaused != oldValue { frames?.update() } }
  }

  /// The preferred frame rate per second; 0 for that of the display.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts the calls, in any mode: scenes have a single mode for all their events.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    _add(to: .ofCurrentScene)
  }

  /// Starts the calls, for the frames of a scene.
  final func _add(to frames: _DisplayFrames) {
    guard !isInvalidated, self.frames == nil else { return }
    self.frames = frames
    frames.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    frames?.remove(self)
    frames = nil
    remaining = 0
  }

  /// Ends all calls, and releases the target.
  open func invalidate() {
    isInvalidated = true
    frames?.remove(self)
    frames = nil
  }

  /// The number of frames between calls.
  private var step: Int {
    let range = preferredFrameRateRange
    let rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    guard rate > 0 else { return 1 }
    return max(1, Int((Float(_DisplayFrames.rate) / rate).rounded()))
  }

  final func _frameTick(at time: CFTimeInterval) {
    remaining -= 1
    // Another link may have removed this one.
    guard remaining <= 0, frames != nil else { return }
    let step = step
    remaining = step
    duration = _DisplayFrames.interval
    timestamp = time
    targetTimestamp = time + Double(step) * _DisplayFrames.interval
    action._send(to: target, sender: self)
  }
}
