import UIKitHosting

/// The animatable properties of a view, which can be shown at any point between two values.
struct _AnimatableValues {
  struct Keys: OptionSet {
    let rawValue: UInt8

    static let frame = Keys(rawValue: 1 << 0)
    static let alpha = Keys(rawValue: 1 << 1)
    static let background = Keys(rawValue: 1 << 2)
    static let layer = Keys(rawValue: 1 << 3)
    static let all: Keys = [.frame, .alpha, .background, .layer]
  }

  var frame: CGRect
  var alpha: CGFloat
  var background: UIColor?
  var layer: LayerValue

  /// Creates the displayed values of a view.
  @MainActor
  init(of view: UIView) {
    let shown = view._lazyState?.shownValues
    frame = view._frame
    alpha = view.alpha
    background = view.backgroundColor
    layer = view._lazyState?.layer?._value ?? LayerValue()
    if let shown { take(shown.keys, of: shown.values) }
  }

  /// Copies some values from another instance.
  mutating func take(_ keys: Keys, of other: _AnimatableValues) {
    if keys.contains(.frame) { frame = other.frame }
    if keys.contains(.alpha) { alpha = other.alpha }
    if keys.contains(.background) { background = other.background }
    if keys.contains(.layer) { layer = layer.animatingTo(other.layer, 1) }
  }

  /// Returns the keys of properties that differ.
  func differences(from other: _AnimatableValues) -> Keys {
    var keys: Keys = []
    if frame != other.frame { keys.insert(.frame) }
    if alpha != other.alpha { keys.insert(.alpha) }
    if background != other.background { keys.insert(.background) }
    if layer != other.layer { keys.insert(.layer) }
    return keys
  }

  /// Returns the values at a fraction between these and others.
  func animating(_ keys: Keys, to end: _AnimatableValues, _ part: Double) -> _AnimatableValues {
    var values = end
    if keys.contains(.frame) { values.frame = frame.animatingTo(end.frame, part) }
    if keys.contains(.alpha) {
      values.alpha = min(max(alpha + (end.alpha - alpha) * part, 0), 1)
    }
    if keys.contains(.background) {
      values.background = UIColor._between(background, end.background, part)
    }
    if keys.contains(.layer) { values.layer = layer.animatingTo(end.layer, part) }
    return values
  }
}

/// The values that displays show instead of a view's own while an animation is paused or scrubbed.
struct _ShownValues {
  var values: _AnimatableValues
  var keys: _AnimatableValues.Keys
}

extension UIView {
  /// A Boolean value that indicates whether a running animation blocks touches in the view and its
  /// descendants.
  final var _isLocked: Bool { _lazyState.map { $0.inputLocks > 0 } ?? false }

  /// The frame that displays get.
  final var _shownFrame: CGRect {
    guard let shown = _lazyState?.shownValues, shown.keys.contains(.frame) else { return _frame }
    return shown.values.frame
  }

  final var _shownAlpha: CGFloat {
    guard let shown = _lazyState?.shownValues, shown.keys.contains(.alpha) else { return alpha }
    return shown.values.alpha
  }

  final var _shownBackground: UIColor? {
    guard let shown = _lazyState?.shownValues, shown.keys.contains(.background) else {
      return backgroundColor
    }
    return shown.values.background
  }

  final var _shownLayer: LayerValue {
    let own = _lazyState?.layer?._value ?? LayerValue()
    guard let shown = _lazyState?.shownValues, shown.keys.contains(.layer) else { return own }
    return own.animatingTo(shown.values.layer, 1)
  }

  /// Sets values that displays show instead of the view's own; nil restores its own.
  final func _show(_ values: _AnimatableValues?, _ keys: _AnimatableValues.Keys) {
    let old = _lazyState?.shownValues?.keys ?? []
    if keys.isEmpty || values == nil {
      _lazyState?.shownValues = nil
    } else if let values {
      _makeLazyState().shownValues = _ShownValues(values: values, keys: keys)
    }
    let changed = old.union(values == nil ? [] : keys)
    if changed.contains(.frame), _frameOnDisplay != .none { _markForCommit(.frame) }
    if changed.contains(.alpha) { _markForCommit(.alpha) }
    if changed.contains(.background) { _markForCommit(.background) }
    if changed.contains(.layer) { _markForCommit(.layer) }
  }

  /// Sets the view's own values.
  final func _take(_ values: _AnimatableValues, _ keys: _AnimatableValues.Keys) {
    if keys.contains(.frame) {
      if _isPlacedByFrame { _setFrame(values.frame) } else { _takeFrame(values.frame) }
    }
    if keys.contains(.alpha) { alpha = values.alpha }
    if keys.contains(.background) { backgroundColor = values.background }
    if keys.contains(.layer) { layer._take(values.layer) }
  }
}

extension CALayer {
  /// Applies the values that a view is shown with while its animation is paused or scrubbed.
  final func _take(_ shown: _ShownValues) {
    if shown.keys.contains(.frame) { _setPlainFrame(shown.values.frame) }
    if shown.keys.contains(.alpha) { opacity = Float(shown.values.alpha) }
    if shown.keys.contains(.background) { backgroundColor = shown.values.background?.cgColor }
    if shown.keys.contains(.layer) { _take(shown.values.layer) }
  }

  /// Applies the animatable parts of a value.
  fileprivate final func _take(_ value: LayerValue) {
    cornerRadius = CGFloat(value.cornerRadius)
    borderWidth = CGFloat(value.borderWidth)
    if borderColor?._rgba ?? 0 != value.borderColor {
      borderColor = CGColor(_rgba: value.borderColor)
    }
    if let rows = value.effects?.spatialTransform {
      transform = CATransform3D(rows.map { CGFloat($0) })
    } else {
      setAffineTransform(value.effects?.transform.map { CGAffineTransform($0) } ?? .identity)
    }
    guard let shadow = value.effects?.shadow else {
      shadowOpacity = 0
      return
    }
    shadowOffset = CGSize(width: shadow.x, height: shadow.y)
    shadowRadius = CGFloat(shadow.radius)
    let alpha = shadowColor?.alpha ?? 1
    shadowOpacity = alpha > 0 ? Float(CGFloat(shadow.color & 0xFF) / 255 / alpha) : 0
  }
}

extension CGAffineTransform {
  init(_ value: TransformValue) {
    self.init(a: value.a, b: value.b, c: value.c, d: value.d, tx: value.tx, ty: value.ty)
  }
}
