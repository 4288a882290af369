import Foundation
import UIKitHosting

/// The active animations of a layer.
@MainActor
final class LayerAnimations {
  /// The mapping between the layer's time and the scene's.
  struct Time: Equatable {
    var begin: TimeInterval = 0
    var speed = 1.0
    var offset: TimeInterval = 0

    func local(_ global: TimeInterval) -> TimeInterval { (global - begin) * speed + offset }

    func global(_ local: TimeInterval) -> TimeInterval {
      speed == 0 ? begin : (local - offset) / speed + begin
    }
  }

  /// An animation, with its beginning in the layer's time.
  @MainActor
  private final class Playing {
    let key: String?
    let animation: CAAnimation
    let number: UInt32
    /// The beginning; nil until the layer is in a scene.
    var begin: TimeInterval?
    var timers: [HostTimer] = []
    var hasStarted = false
    private(set) var hasEnded = false
    private var completions: [TransactionCompletion]

    init(_ animation: CAAnimation, key: String?, number: UInt32) {
      self.animation = animation
      self.key = key
      self.number = number
      completions = CATransaction.completions
      for completion in completions { completion.enter() }
    }

    /// Ends the animation; delegate and completions are called in a turn of their own.
    func end(finished: Bool, in runtime: _SceneRuntime?) {
      cancelTimers()
      guard !hasEnded else { return }
      hasEnded = true
      let waiting = completions
      completions = []
      guard animation.delegate != nil || !waiting.isEmpty else { return }
      _SceneRuntime.inTurn(of: runtime) { [animation] in
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in waiting { completion.leave() }
      }
    }

    func cancelTimers() {
      for timer in timers { timer.cancel() }
      timers = []
    }
  }

  private unowned let layer: CALayer
  private var playing: [Playing] = []
  private var lastNumber: UInt32 = 0
  /// The number of changes of the layer's time mapping.
  private var epoch: UInt32 = 0

  init(of layer: CALayer) {
    self.layer = layer
  }

  var isEmpty: Bool { playing.isEmpty }

  var keys: [String] { playing.compactMap(\.key) }

  func animation(forKey key: String) -> CAAnimation? {
    playing.last { $0.key == key }?.animation
  }

  // MARK: - Time

  var time = Time() {
    didSet {
      guard time != oldValue else { return }
      epoch += 1
      for one in playing { schedule(one) }
      changed()
    }
  }

  /// The current layer time; nil outside scenes.
  var now: TimeInterval? {
    runtime.map { time.local(_mediaTime(of: $0.clock)) }
  }

  private var runtime: _SceneRuntime? { layer._displayView?._runtime }

  // MARK: - Adding and removing

  func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { remove(forKey: key) }
    // A subclass of the app may copy more properties.
    let copy = animation.copy() as? CAAnimation ?? animation.copied()
    copy._adopt(
      duration: CATransaction.animationDuration(),
      timingFunction: CATransaction.animationTimingFunction()
    )
    lastNumber += 1
    let one = Playing(copy, key: key, number: lastNumber)
    playing.append(one)
    begin(one)
    changed()
    if let transition = copy as? CATransition { replace(transition) }
  }

  /// Animates the display from the appearance before this event to that after it.
  private func replace(_ transition: CATransition) {
    guard let view = layer._view, let id = view._nodeID, transition.duration > 0 else { return }
    runtime?.addAnimation(
      Animation(
        duration: .seconds(transition.duration),
        curve: transition._curve,
        nodes: [id],
        replacement: transition._replacement(of: view)
      )
    )
  }

  func remove(forKey key: String) {
    let removed = playing.filter { $0.key == key }
    playing.removeAll { $0.key == key }
    end(removed)
  }

  func removeAll() {
    let removed = playing
    playing = []
    end(removed)
  }

  private func end(_ removed: [Playing]) {
    guard !removed.isEmpty else { return }
    for one in removed { one.end(finished: false, in: runtime) }
    changed()
  }

  /// Removes all animations without calling delegates, at the end of the scene.
  func forget() {
    for one in playing { one.cancelTimers() }
    playing = []
  }

  /// Begins pending animations after the layer has entered a scene.
  func enteredScene() {
    for one in playing where one.begin == nil { begin(one) }
    changed()
  }

  /// Ends all animations after the layer has left its scene.
  func leftScene() {
    let removed = playing
    playing = []
    for one in removed { one.end(finished: false, in: runtime) }
  }

  private func changed() {
    layer._displayView?._invalidate(.motions)
  }

  // MARK: - Beginning and ending

  private func begin(_ one: Playing) {
    guard let now else { return }
    let wanted = one.animation.beginTime
    one.begin = wanted == 0 ? now : wanted
    schedule(one)
  }

  /// Schedules the beginning and the end of an animation on the scene's clock.
  private func schedule(_ one: Playing) {
    one.cancelTimers()
    guard let runtime, let now, let begin = one.begin, !one.hasEnded, time.speed > 0 else { return }
    func call(at moment: TimeInterval, _ body: @escaping (LayerAnimations, Playing) -> Void) {
      let seconds = max(0, moment - now) / time.speed
      guard seconds < AnimationMoment.longest else { return }
      one.timers.append(
        runtime.clock.schedule(after: .seconds(seconds)) { [weak self, weak one] in
          if let self, let one { body(self, one) }
        }
      )
    }
    // Other animations may be visible until it begins.
    if !one.hasStarted, one.animation.delegate != nil || playing.count > 1 {
      call(at: begin) { $0.started($1) }
    }
    let pace = one.animation._pace
    guard pace > 0 else { return }
    call(at: begin + one.animation._activeDuration / pace) { $0.ended($1) }
  }

  private func started(_ one: Playing) {
    one.hasStarted = true
    if playing.count > 1 { changed() }
    guard one.animation.delegate != nil else { return }
    _SceneRuntime.inTurn(of: runtime) { [animation = one.animation] in
      animation.delegate?.animationDidStart(animation)
    }
  }

  private func ended(_ one: Playing) {
    if one.animation.isRemovedOnCompletion {
      playing.removeAll { $0 === one }
      changed()
    }
    one.end(finished: true, in: runtime)
  }

  // MARK: - Presentation values

  /// Applies the animations at a layer time to a copy of the layer.
  func apply(to copy: CALayer, at time: TimeInterval) {
    for one in playing {
      guard let begin = one.begin, let moment = one.animation._moment(at: time - begin) else {
        continue
      }
      let part = one.animation._place(moment)
      one.animation._apply(to: copy, at: part, round: moment.round)
    }
  }

  /// Returns the displayed value of a property before its change.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - old: The previous value of the layer itself.
  /// - Returns: Nil without animations.
  func value(_ keyPath: String, from old: AnimatedValue) -> AnimatedValue? {
    guard !playing.isEmpty, let now else { return nil }
    let copy = layer._presentation(at: nil)
    copy._setAnimatedValue(old, keyPath)
    apply(to: copy, at: now)
    return copy._animatedValue(keyPath)
  }

  /// The animations for displays.
  var motions: [MotionValue] {
    guard let now, !playing.isEmpty else { return [] }
    let maker = MotionMaker(layer)
    var covered: [String] = []
    var motions: [MotionValue] = []
    // Later animations override earlier ones of the same property.
    for one in playing.reversed() {
      guard let begin = one.begin else { continue }
      let motion = maker.motion(
        of: one.animation,
        without: covered,
        number: one.number,
        elapsed: now - begin,
        rate: time.speed,
        epoch: epoch
      )
      if let motion { motions.append(motion) }
      let isSeen = one.animation._moment(at: now - begin) != nil
      if isSeen, (one.animation as? CAPropertyAnimation)?.isAdditive != true {
        covered += one.animation._keyPaths
      }
    }
    return motions.reversed()
  }
}

extension CALayer {
  /// The animations of the layer and of its mask.
  final var _motions: [MotionValue] {
    let own = _animations?.motions ?? []
    guard var ofMask = mask?._animations?.motions, !ofMask.isEmpty else { return own }
    // Numbers of a mask are apart from those of the layer.
    for index in ofMask.indices { ofMask[index].number |= 1 << 31 }
    return own + ofMask
  }
}

extension CAAnimation {
  /// Returns the progress of a cycle by the animation's curve.
  final func _place(_ moment: AnimationMoment) -> Double {
    _curve.place(after: moment.place, over: .seconds(max(duration, 1e-9)))
  }
}
