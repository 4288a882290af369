import Foundation
import UIKitHosting

/// The animations of a layer that were added and have not been removed.
@MainActor
final class LayerAnimations {
  /// How the layer's time follows that of the scene.
  struct Time: Equatable {
    var begin: TimeInterval = 0
    var speed = 1.0
    var offset: TimeInterval = 0

    func local(_ global: TimeInterval) -> TimeInterval { (global - begin) * speed + offset }

    func global(_ local: TimeInterval) -> TimeInterval {
      speed == 0 ? begin : (local - offset) / speed + begin
    }
  }

  /// One animation, and when it was begun in the layer's time.
  @MainActor
  private final class Playing {
    let key: String?
    let animation: CAAnimation
    let number: UInt32
    /// Nil until the layer is in a scene.
    var begin: TimeInterval?
    var timers: [HostTimer] = []
    var hasEnded = false
    private var completions: [TransactionCompletion]

    init(_ animation: CAAnimation, key: String?, number: UInt32) {
      self.animation = animation
      self.key = key
      self.number = number
      completions = CATransaction.completions
      for completion in completions { completion.enter() }
    }

    /// Is played no more.
    func end(finished: Bool) {
      for timer in timers { timer.cancel() }
      timers = []
      guard !hasEnded else { return }
      hasEnded = true
      animation.delegate?.animationDidStop(animation, finished: finished)
      let waiting = completions
      completions = []
      for completion in waiting { completion.leave() }
    }
  }

  private unowned let layer: CALayer
  private var playing: [Playing] = []
  private var lastNumber: UInt32 = 0

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
      for one in playing { schedule(one) }
      changed()
    }
  }

  /// Now, in the layer's time; nil where it is in no scene.
  var now: TimeInterval? {
    runtime.map { time.local(_mediaTime(of: $0.clock)) }
  }

  private var runtime: _SceneRuntime? { layer._view?._runtime }

  // MARK: - Adding and removing

  func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { remove(forKey: key) }
    let copy = animation.copied()
    copy._adopt(
      duration: CATransaction.animationDuration(),
      timingFunction: CATransaction.animationTimingFunction()
    )
    lastNumber += 1
    let one = Playing(copy, key: key, number: lastNumber)
    playing.append(one)
    begin(one)
    changed()
    if copy is CATransition { dissolve(copy) }
  }

  /// Has displays fade from the looks before this event to those after it.
  private func dissolve(_ transition: CAAnimation) {
    guard let view = layer._view, let id = view._nodeID, transition.duration > 0 else { return }
    runtime?.addAnimation(
      Animation(
        duration: .seconds(transition.duration),
        curve: transition._curve,
        nodes: [id],
        dissolve: view is UIWindow || view._fillsItsRectangle ? .over : .cross
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
    for one in removed { one.end(finished: false) }
    changed()
  }

  /// The layer has entered a scene.
  func enteredScene() {
    for one in playing where one.begin == nil { begin(one) }
    changed()
  }

  /// The layer has left its scene: nothing of it is seen.
  func leftScene() {
    let removed = playing.filter { $0.begin != nil }
    playing.removeAll { $0.begin != nil }
    for one in removed { one.end(finished: false) }
  }

  private func changed() {
    layer._view?._invalidate(.motions)
  }

  // MARK: - Beginning and ending

  private func begin(_ one: Playing) {
    guard let now else { return }
    let wanted = one.animation.beginTime
    one.begin = wanted == 0 ? now : wanted
    schedule(one)
  }

  /// Has the clock tell when it begins and ends.
  private func schedule(_ one: Playing) {
    for timer in one.timers { timer.cancel() }
    one.timers = []
    guard let runtime, let now, let begin = one.begin, !one.hasEnded, time.speed > 0 else { return }
    if now <= begin {
      one.timers.append(
        runtime.clock.schedule(after: .seconds((begin - now) / time.speed)) {
          [weak self, weak one] in
          guard let self, let one else { return }
          self.runtime?.turn { one.animation.delegate?.animationDidStart(one.animation) }
        }
      )
    }
    let speed = Double(one.animation.speed)
    let end = begin + one.animation._activeDuration / speed
    guard speed > 0, end.isFinite else { return }
    one.timers.append(
      runtime.clock.schedule(after: .seconds(max(0, end - now) / time.speed)) {
        [weak self, weak one] in
        guard let self, let one else { return }
        self.runtime?.turn { self.ended(one) }
      }
    )
  }

  private func ended(_ one: Playing) {
    if one.animation.isRemovedOnCompletion {
      playing.removeAll { $0 === one }
      changed()
    }
    one.end(finished: true)
  }

  // MARK: - What is seen

  /// Changes a copy of the layer to how it is seen at a time of the layer.
  func apply(to copy: CALayer, at time: TimeInterval) {
    for one in playing {
      guard let begin = one.begin, let moment = one.animation._moment(at: time - begin) else {
        continue
      }
      let part = one.animation._place(moment)
      one.animation._apply(to: copy, at: part, round: moment.round)
    }
  }

  /// The value of a property that is seen now.
  func value(_ keyPath: String) -> AnimatedValue? {
    guard !playing.isEmpty, let now else { return nil }
    return layer._presentation(at: now)._animatedValue(keyPath)
  }

  /// What displays play.
  var motions: [MotionValue] {
    guard let now else { return [] }
    return playing.compactMap { one in
      guard let begin = one.begin else { return nil }
      return MotionMaker(layer).motion(
        of: one.animation,
        number: one.number,
        elapsed: now - begin,
        rate: time.speed
      )
    }
  }
}

extension CALayer {
  final var _motions: [MotionValue] { _animations?.motions ?? [] }
}

extension CAAnimation {
  /// How far a round is by its time, with the animation's curve.
  final func _place(_ moment: AnimationMoment) -> Double {
    _curve.place(after: moment.place, over: .seconds(max(duration, 1e-9)))
  }
}
