import UIKitHosting

// A layer's own state, and the view that shows it.

extension CALayer {
  /// The view that owns the layer; nil for a sublayer without its own view.
  final var _owner: UIView? { _view is _LayerView ? nil : _view }

  final func _makeLazyState() -> LazyLayerState {
    let lazyState = self.lazyState ?? LazyLayerState()
    self.lazyState = lazyState
    return lazyState
  }

  /// Sets a property of the rarely used state, for observers, animations and displays.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The new value.
  ///   - key: The key of an animatable property.
  ///   - animated: Returns a value of an animatable property for animations.
  final func _change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<LazyLayerState, Value>,
    to value: Value,
    _ key: String? = nil,
    _ animated: (Value) -> AnimatedValue? = { _ in nil }
  ) {
    let lazyState = _makeLazyState()
    let old = lazyState[keyPath: property]
    guard old != value else { return }
    _willChange()
    lazyState[keyPath: property] = value
    defer { if let key { _changed(key, from: animated(old)) } }
    _maskedView?._invalidate(.mask)
    _view?._invalidate(.layer)
    (_view as? _LayerView)?.follow(self)
  }

  final func _willChange() {
    if let _view { _TimelineRecorder.current?.willChange(_view) }
  }

  package final func _observingBegan() {
    _owner?._isObserved = true
  }

  /// The app's own values by key.
  final var _ownValues: [String: Any] {
    get { lazyState?.ownValues ?? [:] }
    set { _makeLazyState().ownValues = newValue }
  }

  // MARK: Animations

  /// The added animations; nil until the first.
  final var _animations: LayerAnimations? { lazyState?.animations }

  final func _makeAnimations() -> LayerAnimations {
    let lazyState = _makeLazyState()
    let animations = lazyState.animations ?? LayerAnimations(of: self)
    lazyState.animations = animations
    return animations
  }

  // MARK: Appearance

  final func _setOpacity(_ new: Float) {
    if let _owner {
      _owner.alpha = CGFloat(new)
    } else {
      _change(\.opacity, to: new, "opacity") { .number(CGFloat($0)) }
    }
  }

  final func _setBackgroundColor(_ new: CGColor?) {
    if let _owner {
      _owner.backgroundColor = new.map(UIColor.init(cgColor:))
    } else {
      _change(\.backgroundColor, to: new, "backgroundColor") { $0.map(AnimatedValue.color) }
    }
  }

  /// Invalidates the shadow, whose shape may have changed.
  final func _shapeChanged() {
    if lazyState.map({ $0.shadowOpacity > 0 }) == true { _view?._invalidate(.layer) }
  }
}
