import UIKitHosting

// Own and inherited tint colours, and dimming behind presented views.

extension UIView {
  /// The tint without dimming.
  final var _plainTint: UIColor {
    _rare?.tintColor ?? _superview?._plainTint ?? .systemBlue
  }

  /// The view's own mode, without that of its ancestors.
  private var ownTintMode: TintAdjustmentMode {
    guard let _rare else { return .automatic }
    return _rare.tintMode == .automatic && _rare.isBehind ? .dimmed : _rare.tintMode
  }

  final var _resolvedTintMode: TintAdjustmentMode {
    let own = ownTintMode
    return own == .automatic ? _superview?.tintAdjustmentMode ?? .normal : own
  }

  /// A Boolean value that indicates whether the view is behind a presentation that dims it.
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
      // Other views inherit their tint.
      if view._rare?.tintColor != nil || view.ownTintMode != .automatic { view._invalidate(.tint) }
    }
    _tintChanged()
  }

  final func _tintChanged() {
    _forEach { $0.tintColorDidChange() }
  }

  /// The tint colour that displays receive; nil for an inherited one.
  final var _ownTint: ColorValue? {
    let own = _rare?.tintColor
    guard own != nil || ownTintMode != .automatic else { return nil }
    let value = tintColor._value
    return value == .tint ? nil : value
  }
}

extension UIColor {
  /// The dimmed tint, with the same opacity; clear colours remain clear.
  final var _dimmed: UIColor {
    guard _value != .tint else { return .systemGray }
    let alpha = cgColor.alpha
    guard alpha > 0 else { return self }
    return alpha < 1 ? .systemGray.withAlphaComponent(alpha) : .systemGray
  }
}
