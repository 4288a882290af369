import Foundation
import UIKitHosting

extension CALayer {
  /// Plays a copy of an animation, in place of the one that has its key.
  ///
  /// It begins with the next commit of the scene; of a layer that is in no scene, when it enters one. When the layer
  /// leaves the scene its animations are removed.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The key to remove it by; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    _makeAnimations().add(anim, forKey: key)
  }

  /// Removes an animation; its delegate is called with `finished: false`.
  public func removeAnimation(forKey key: String) {
    _animations?.remove(forKey: key)
  }

  /// The keys of the animations that have some, in the order in which they were added; nil for none.
  public func animationKeys() -> [String]? {
    let keys = _animations?.keys ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The copy that the layer plays.
  public func animation(forKey key: String) -> CAAnimation? {
    _animations?.animation(forKey: key)
  }

  /// A copy with the values that are seen now; nil while the layer is not seen.
  ///
  /// - Complexity: O(n) for n animations.
  public func presentation() -> Self? {
    guard _view?._nodeID != nil else { return nil }
    return unsafeDowncast(_presentation(at: _animations?.now), to: Self.self)
  }

  /// Itself: copies of layers keep nothing of what they were made from.
  public func model() -> Self { self }

  /// A time of another layer's, or of `CACurrentMediaTime()` where nil, as one of this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let global = l?._animations?.time.global(t) ?? t
    return _animations?.time.local(global) ?? global
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = _animations?.time.global(t) ?? t
    return l?._animations?.time.local(global) ?? global
  }

  // MARK: Values by key

  /// The value of a property by its name, or what the app has set for the key.
  public func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// The value of a property, or of a part of it such as `transform.rotation.z`.
  public func value(forKeyPath keyPath: String) -> Any? {
    _animatedValue(keyPath)?.any ?? _ownValues[keyPath]
  }

  /// Sets a property by its name; a key that is no property's keeps a value of the app's.
  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let value = AnimatedValue(value), _setAnimatedValue(value, keyPath) { return }
    if value == nil, case .color? = _animatedValue(keyPath) {
      _setAnimatedValue(.color(CGColor(red: 0, green: 0, blue: 0, alpha: 0)), keyPath)
      return
    }
    _ownValues[keyPath] = value
  }
}

extension CALayer {
  /// A copy with the values of a time of the layer.
  final func _presentation(at time: TimeInterval?) -> CALayer {
    let copy = makeInstance(of: type(of: self))
    copy._takeLooks(of: self)
    if let shown = _view?._rare?.shownValues { copy._take(shown) }
    if let time { _animations?.apply(to: copy, at: time) }
    return copy
  }

  /// A property was changed by code: unless actions are disabled, a layer without a view of its own shows that as an
  /// animation.
  final func _changed(_ key: String, from old: AnimatedValue?) {
    _view?._motionsMayChange()
    // A layer that no display has shown yet changes without an animation.
    guard let view = _view as? _LayerView, let runtime = view._runtime, view._nodeID != nil,
      view._meaningSince < runtime.nextCommitNumber, runtime.allowsAnimations, _Animating.isEnabled,
      !CATransaction.disableActions(), let old
    else { return }
    // A block of UIView animates these properties itself.
    let block = _Animating.current
    let isInBlock =
      block != nil || _TimelineRecorder.current != nil || _ScrubbedAnimations.current != nil
    guard !isInBlock || Self.keysBesidesBlocks.contains(key) else { return }
    guard let action = action(forKey: key) else { return }
    guard let animation = action as? CABasicAnimation, animation.keyPath == key else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    // The app's own is added again at the next change.
    guard let copy = animation.copied() as? CABasicAnimation else { return }
    if copy.fromValue == nil, copy.byValue == nil {
      copy.fromValue = (_animations?.value(key, from: old) ?? old).any
    }
    if copy.timingFunction == nil {
      copy.timingFunction =
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    if let block, copy.duration == 0 { copy.duration = block.timing.duration }
    guard copy.duration > 0 || CATransaction.animationDuration() > 0 else {
      return removeAnimation(forKey: key)
    }
    copy.run(forKey: key, object: self, arguments: nil)
  }

  /// The properties that blocks of UIView do not animate.
  private static let keysBesidesBlocks: Set<String> = [
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
  ]
}
