public import Foundation
import UIKitHosting

/// Receives the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameters:
  ///   - anim: The animation, as the layer has copied it.
  ///   - flag: Whether it was played to its end, rather than removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer's appearance over time that leaves its properties unchanged.
///
/// Layers copy what is added to them: later changes have no effect.
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

  /// The pacing of each round; nil for linear.
  open var timingFunction: CAMediaTimingFunction?

  /// Whether the layer lets go of it when it has ended.
  open var isRemovedOnCompletion: Bool = true

  /// Retained until the animation goes, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?

  /// The frames a second that are wanted; browsers choose them.
  open var preferredFrameRateRange: CAFrameRateRange = .default

  /// The app's own values, by their keys.
  private var ownValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Stores a value for the app's own use, for example to recognise the animation when it has ended.
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

  // Nonisolated as Foundation's protocol is; animations belong to the main thread.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Unsent(copied()) }.value
  }

  /// An object that stays on its thread.
  private struct Unsent: @unchecked Sendable {
    // Unchecked: it is handed out on the thread that it was made on.
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

  /// Takes all properties of an animation of the same class.
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

  // MARK: Machinery

  /// Takes duration and timing function from a transaction if they are not set.
  func _adopt(duration: TimeInterval, timingFunction: CAMediaTimingFunction?) {
    if !(self.duration > 0) { self.duration = duration }
    // No clock counts further, and no round is shorter.
    self.duration = min(max(self.duration, 1e-6), AnimationMoment.longest)
    if self.timingFunction == nil { self.timingFunction = timingFunction }
  }

  /// The key paths of the properties that it changes.
  var _keyPaths: [String] { [] }

  /// Whether its values between those at its stops are on a straight line, by its curve.
  ///
  /// - Returns: The parts of a round at which they are not, with the curve from each to the next; nil where only
  ///   many pictures of it come close.
  var _stops: [(place: Double, curve: Animation.Curve)]? { nil }

  /// The values of its properties at a part of a round.
  ///
  /// - Parameters:
  ///   - layer: A layer with the values of the model and of earlier animations.
  ///   - place: The part of the round, from 0 to 1.
  ///   - round: The number of rounds before.
  /// - Returns: Values by key paths; later ones go over earlier ones.
  func _values(on layer: CALayer, at place: Double, round: Int) -> [(String, AnimatedValue)] { [] }

  /// Makes a layer look as at a part of a round.
  final func _apply(to layer: CALayer, at place: Double, round: Int) {
    for (keyPath, value) in _values(on: layer, at: place, round: round) {
      layer._setAnimatedValue(value, keyPath)
    }
  }

  /// The curve of each round.
  var _curve: Animation.Curve { timingFunction?._curve ?? .linear }
}

extension CAMediaTiming {
  /// Seconds of its own time from the beginning to the end; infinity for never.
  var _activeDuration: TimeInterval {
    let round = duration * (autoreverses ? 2 : 1)
    let rounds = repeatCount > 0 ? round * Double(repeatCount) : round
    let all = repeatDuration > 0 ? repeatDuration : rounds
    return all < AnimationMoment.longest ? all : .infinity
  }

  /// Returns the position in its rounds at a time.
  ///
  /// - Parameter time: Seconds since its beginning, in the time of what it belongs to.
  /// - Returns: Nil where nothing is seen of it.
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
    // The end of the last round, and not the beginning of another.
    if local < 1e-9, number > 0, own >= active {
      number -= 1
      local = round
    }
    if autoreverses, local > duration { local = 2 * duration - local }
    return AnimationMoment(time: local, place: local / duration, round: Int(min(number, 1e9)))
  }

  /// The absolute value of the speed: the factor between its own time and the parent's.
  var _pace: Double { speed.isFinite ? Double(abs(speed)) : 1 }
}

/// A time within the rounds of an animation.
struct AnimationMoment: Equatable {
  /// Seconds beyond which an animation goes on for ever.
  static let longest: TimeInterval = 1e9

  /// Seconds of the round.
  var time: TimeInterval
  /// The part of the round, from 0 to 1.
  var place: Double
  /// The number of rounds before.
  var round: Int
}
