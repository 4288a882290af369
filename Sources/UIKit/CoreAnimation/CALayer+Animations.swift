import Foundation
import UIKitHosting

extension CALayer {
  /// Adds a copy of an animation, replacing an animation with the same key.
  ///
  /// It begins with the scene's next commit; on a layer outside scenes, when the layer enters a
  /// scene. When the layer leaves the scene, its animations are removed.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The key for its removal; nil for none.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    _makeAnimations().add(anim, forKey: key)
  }

  /// Removes an animation; its delegate is called with `finished: false`.
  public func removeAnimation(forKey key: String) {
    _animations?.remove(forKey: key)
  }

  /// Returns the keys of the animations that have one, in the order of adding; nil for none.
  public func animationKeys() -> [String]? {
    let keys = _animations?.keys ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's copy of an animation.
  public func animation(forKey key: String) -> CAAnimation? {
    _animations?.animation(forKey: key)
  }

  /// Returns a copy with the displayed values; nil while the layer is not displayed.
  ///
  /// - Complexity: O(n) for n animations.
  public func presentation() -> Self? {
    guard _displayView?._nodeID != nil else { return nil }
    return unsafeDowncast(_presentation(at: _animations?.now), to: Self.self)
  }

  /// Returns the layer itself, because copies of layers do not refer to their origin.
  public func model() -> Self { self }

  /// Converts a time from another layer's time, or from `CACurrentMediaTime()` if nil.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let global = l?._animations?.time.global(t) ?? t
    return _animations?.time.local(global) ?? global
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = _animations?.time.global(t) ?? t
    return l?._animations?.time.local(global) ?? global
  }

  // MARK: Values by key

  /// Returns the value of a property by its name, or a custom value of the app.
  public func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// Returns the value of a property, or of a component such as `transform.rotation.z`.
  public func value(forKeyPath keyPath: String) -> Any? {
    _animatedValue(keyPath)?.any ?? _ownValues[keyPath]
  }

  /// Sets a property by its name; other keys store a custom value.
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
  /// Returns a copy with the values at a layer time.
  final func _presentation(at time: TimeInterval?) -> CALayer {
    let copy = makeInstance(of: type(of: self))
    copy._takeLooks(of: self)
    if let shown = _view?._lazyState?.shownValues { copy._take(shown) }
    if let time { _animations?.apply(to: copy, at: time) }
    return copy
  }

  /// Handles a property change: a layer without a view animates it implicitly, unless actions are
  /// disabled.
  final func _changed(_ key: String, from old: AnimatedValue?) {
    _view?._motionsMayChange()
    // A layer that has not been displayed yet changes without animation.
    guard let view = _view as? _LayerView, let runtime = view._runtime, view._nodeID != nil,
      view._tapEffectCommit < runtime.nextCommitNumber, runtime.allowsAnimations,
      _Animating.isEnabled,
      !CATransaction.disableActions(), let old
    else { return }
    // Blocks of UIView animate these properties themselves.
    let block = _Animating.current
    let isInBlock =
      block != nil || _TimelineRecorder.current != nil || _ScrubbedAnimations.current != nil
    guard !isInBlock || Self.keysBesidesBlocks.contains(key) else { return }
    guard let action = action(forKey: key) else { return }
    guard let animation = action as? CABasicAnimation, animation.keyPath == key else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    // The app's action object is reused at the next change.
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

  /// The properties that UIView animation blocks do not animate.
  private static let keysBesidesBlocks: Set<String> = [
    "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
    "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
  ]
}
