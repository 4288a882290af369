public import Foundation
import UIKitHosting

/// The delegate that is notified when an animation starts and stops.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// Notifies the delegate that an animation has ended.
  ///
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: True if the animation has completed, rather than been removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's appearance over time, which leaves the model values unchanged.
///
/// Layers copy the animations that are added: later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses: Bool = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// The pacing of each cycle; nil for linear.
  open var timingFunction: CAMediaTimingFunction?

  /// A Boolean value that indicates whether the layer removes the animation when it ends.
  open var isRemovedOnCompletion: Bool = true

  /// The delegate, which is retained until the animation is removed, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?

  /// The preferred frame rate, which browsers ignore.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// Custom values of the app, by key.
  private var ownValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Stores a custom value, for example to identify the animation when it ends.
  open func setValue(_ value: Any?, forKey key: String) {
    ownValues[key] = value
  }

  open func value(forKey key: String) -> Any? {
    ownValues[key]
  }

  /// Adds the animation to the layer whose property has changed.
  open func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // Nonisolated, as Foundation's protocol is; animations belong to the main thread.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unsent(copied()) }.value
  }

  /// An object that does not leave its thread.
  private struct Unsent: @unchecked Sendable {
    // Unchecked: it is returned on the thread that created it.
    let value: CAAnimation

    init(_ value: CAAnimation) {
      self.value = value
    }
  }

  final func copied() -> CAAnimation {
    let copy = makeInstance(of: type(of: self))
    copy._take(self)
    return copy
  }

  /// Copies all properties of an animation of the same class.
  func _take(_ other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    preferredFrameRateRange = other.preferredFrameRateRange
    ownValues = other.ownValues
  }

  // MARK: Internal

  /// Adopts the duration and timing function of a transaction if they are not set.
  func _adopt(duration: TimeInterval, timingFunction: CAMediaTimingFunction?) {
    if !(self.duration > 0) { self.duration = duration }
    // Clocks have an upper limit, and a cycle has a minimum duration.
    self.duration = min(max(self.duration, 1e-6), AnimationMoment.longest)
    if self.timingFunction == nil { self.timingFunction = timingFunction }
  }

  /// The key paths of the properties that it changes.
  var _keyPaths: [String] { [] }

  /// The fractions of a cycle between which values are linear in the curve.
  ///
  /// - Returns: The stops, with the curve from each to the next; nil if the values must be sampled.
  var _stops: [(place: Double, curve: Animation.Curve)]? { nil }

  /// Returns the values of the animated properties at a point of a cycle.
  ///
  /// - Parameters:
  ///   - layer: A layer with the model values and those of earlier animations.
  ///   - place: The fraction of the cycle, from 0 to 1.
  ///   - round: The number of previous cycles.
  /// - Returns: Values by key path; later ones override earlier ones.
  func _values(on layer: CALayer, at place: Double, round: Int) -> [(String, AnimatedValue)] { [] }

  /// Applies the values at a point of a cycle to a layer.
  final func _apply(to layer: CALayer, at place: Double, round: Int) {
    for (keyPath, value) in _values(on: layer, at: place, round: round) {
      layer._setAnimatedValue(value, keyPath)
    }
  }

  /// The timing curve of each cycle.
  var _curve: Animation.Curve { timingFunction?._curve ?? .linear }
}

extension CAMediaTiming {
  /// The active duration in local time, in seconds; infinity for endless animations.
  var _activeDuration: TimeInterval {
    let round = duration * (autoreverses ? 2 : 1)
    let rounds = repeatCount > 0 ? round * Double(repeatCount) : round
    let all = repeatDuration > 0 ? repeatDuration : rounds
    return all < AnimationMoment.longest ? all : .infinity
  }

  /// Returns the position within the cycles at a time.
  ///
  /// - Parameter time: The time since the beginning in the parent's time, in seconds.
  /// - Returns: Nil if the animation has no effect at that time.
  func _moment(at time: TimeInterval) -> AnimationMoment? {
    let active = _activeDuration
    var own = time * _pace + timeOffset
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      own = timeOffset
    }
    if own - timeOffset >= active || own >= active && _pace == 0 {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      own = min(own, active + timeOffset)
    }
    guard duration > 0 else { return AnimationMoment(time: 0, place: 1, round: 0) }
    let round = duration * (autoreverses ? 2 : 1)
    var number = (own / round).rounded(.down)
    var local = own - number * round
    // At the end of the last cycle, no further cycle begins.
    if local < 1e-9, number > 0, own >= active {
      number -= 1
      local = round
    }
    if autoreverses, local > duration { local = 2 * duration - local }
    return AnimationMoment(time: local, place: local / duration, round: Int(min(number, 1e9)))
  }

  /// The absolute value of the speed: the ratio of local time to the parent's time.
  var _pace: Double { speed.isFinite ? Double(abs(speed)) : 1 }
}

/// A position within the cycles of an animation.
struct AnimationMoment: Equatable {
  /// The duration above which an animation counts as endless, in seconds.
  static let longest: TimeInterval = 1e9

  /// The time in the cycle, in seconds.
  var time: TimeInterval
  /// The fraction of the cycle, from 0 to 1.
  var place: Double
  /// The number of previous cycles.
  var round: Int
}
