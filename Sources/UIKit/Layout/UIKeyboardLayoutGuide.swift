import UIKitHosting

/// The area at the bottom of a view that the keyboard covers.
///
/// If no keyboard covers the view, the guide is the area below the safe area: in most browsers the
/// page ends where the keyboard begins.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  init(of view: UIView) {
    super.init(_kind: .aboveKeyboard, of: view)
    identifier = "keyboardLayoutGuide"
  }

  open override var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_operand(.bottom)) }

  open override var bottomAnchor: NSLayoutYAxisAnchor {
    owningView?.bottomAnchor ?? super.bottomAnchor
  }

  open override var leadingAnchor: NSLayoutXAxisAnchor {
    owningView?.leadingAnchor ?? super.leadingAnchor
  }

  open override var trailingAnchor: NSLayoutXAxisAnchor {
    owningView?.trailingAnchor ?? super.trailingAnchor
  }

  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    let top = super.layoutFrame.maxY
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}

extension UIView {
  final var _keyboardGuide: UIKeyboardLayoutGuide {
    let state = _makeLayoutState()
    if let known = state.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
  }

  /// Returns the edges that the device, bars and a keyboard cover.
  final func _aboveKeyboard(_ safeArea: EdgesValue) -> EdgesValue {
    var edges = safeArea
    edges.bottom = max(edges.bottom, _layoutState?.keyboardOverlap ?? 0)
    return edges
  }
}

extension _SceneRuntime {
  /// Updates the keyboard guides of views from their current frames.
  ///
  /// - Returns: Whether layout has pending work.
  /// - Complexity: O(n) for n views while a keyboard covers a part of the window, else O(1).
  func updateKeyboardGuides() -> Bool {
    guard let notifier = keyboardNotifier, notifier.covered > 0 || notifier.hasRaisedGuides else {
      return false
    }
    notifier.hasRaisedGuides = notifier.covered > 0
    var hasChanged = false
    for view in allViews.values {
      guard let state = view._layoutState, state.keyboardGuide != nil else { continue }
      let overlap = max(0, bottom(of: view) - environment.height + Double(notifier.covered))
      let new = notifier.covered > 0 ? overlap : 0
      guard new != state.keyboardOverlap else { continue }
      state.keyboardOverlap = new
      view._invalidateSolution()
      hasChanged = true
    }
    return hasChanged
  }

  /// Returns the distance from the scene's top to a view's bottom.
  private func bottom(of view: UIView) -> Double {
    var y = view._frame.maxY
    var current = view
    while let superview = current._superview {
      y += superview._frame.minY - superview._boundsOrigin.y
      current = superview
    }
    return Double(y)
  }
}
