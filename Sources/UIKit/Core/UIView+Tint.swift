import UIKitHosting

// The tint that a view has itself or from above, and that it is gray behind what stands above it.

extension UIView {
  /// The tint as it is where nothing dims it.
  final var _plainTint: UIColor {
    _rare?.tintColor ?? _superview?._plainTint ?? .systemBlue
  }

  /// What this view says itself.
  private var ownTintMode: TintAdjustmentMode {
    guard let _rare else { return .automatic }
    return _rare.tintMode == .automatic && _rare.isBehind ? .dimmed : _rare.tintMode
  }

  final var _resolvedTintMode: TintAdjustmentMode {
    let own = ownTintMode
    return own == .automatic ? _superview?.tintAdjustmentMode ?? .normal : own
  }

  /// Whether something that dims it stands above it.
  final var _isBehind: Bool {
    get { _rare?.isBehind ?? false }
    set {
      guard newValue != _isBehind else { return }
      _changeTintMode { _makeRare().isBehind = newValue }
    }
  }

  final func _changeTintMode(_ change: () -> Void) {
    let old = _resolvedTintMode
    change()
    guard _resolvedTintMode != old else { return }
    _invalidate(.tint)
    _forEach { view in
      // Others have the tint of what is above them.
      if view._rare?.tintColor != nil || view.ownTintMode != .automatic { view._invalidate(.tint) }
    }
    _tintChanged()
  }

  final func _tintChanged() {
    _forEach { $0.tintColorDidChange() }
  }

  /// What a display is told; nil for the tint of the views above.
  final var _ownTint: ColorValue? {
    let own = _rare?.tintColor
    guard own != nil || ownTintMode != .automatic else { return nil }
    let value = tintColor._value
    return value == .tint ? nil : value
  }
}

extension UIColor {
  /// The tint of what lies behind something, as faint as it was; nothing stays nothing.
  final var _dimmed: UIColor {
    guard _value != .tint else { return .systemGray }
    let alpha = cgColor.alpha
    guard alpha > 0 else { return self }
    return alpha < 1 ? .systemGray.withAlphaComponent(alpha) : .systemGray
  }
}
