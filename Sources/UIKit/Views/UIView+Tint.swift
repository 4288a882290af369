import UIKitHosting

// Own and inherited tint colours, and dimming behind presented views.

extension UIView {
  /// The tint without dimming.
  final var _plainTint: UIColor {
    _lazyState?.tintColor ?? _superview?._plainTint ?? .systemBlue
  }

  /// The view's own mode, without that of its ancestors.
  private var ownTintMode: TintAdjustmentMode {
    guard let _lazyState else { return .automatic }
    return _lazyState.tintMode == .automatic && _lazyState.isDimmedByPresentation
      ? .dimmed : _lazyState.tintMode
  }

  final var _resolvedTintMode: TintAdjustmentMode {
    let own = ownTintMode
    return own == .automatic ? _superview?.tintAdjustmentMode ?? .normal : own
  }

  /// A Boolean value that indicates whether the view is behind a presentation that dims it.
  final var _isDimmedByPresentation: Bool {
    get { _lazyState?.isDimmedByPresentation ?? false }
    set {
      guard newValue != _isDimmedByPresentation else { return }
      _changeTintMode { _makeLazyState().isDimmedByPresentation = newValue }
    }
  }

  final func _changeTintMode(_ change: () -> Void) {
    let old = _resolvedTintMode
    change()
    guard _resolvedTintMode != old else { return }
    _invalidate(.tint)
    _forEach { view in
      // Other views inherit their tint.
      if view._lazyState?.tintColor != nil || view.ownTintMode != .automatic {
        view._invalidate(.tint)
      }
    }
    _tintChanged()
  }

  final func _tintChanged() {
    _forEach { $0.tintColorDidChange() }
  }

  /// The tint colour that displays receive; nil for an inherited one.
  final var _ownTint: ColorValue? {
    let own = _lazyState?.tintColor
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
