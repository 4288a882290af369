import UIKitHosting

/// The room that the keyboard takes at the foot of a view.
///
/// Without a keyboard that covers the view, the guide is what lies below the safe area: most pages of
/// browsers end where the keyboard begins.
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
  /// The edges that the device, bars and a keyboard cover.
  final func _aboveKeyboard(_ safeArea: EdgesValue) -> EdgesValue {
    var edges = safeArea
    edges.bottom = max(edges.bottom, _layoutState?.keyboardOverlap ?? 0)
    return edges
  }
}

extension _SceneRuntime {
  /// Has the guides of views follow the keyboard, by the frames that views have now.
  ///
  /// - Returns: Whether layout has work to do.
  /// - Complexity: O(n) for n views while a keyboard covers some of the window, else O(1).
  func settleKeyboardGuides() -> Bool {
    guard let notifier = keyboardNotifier, notifier.covered > 0 || notifier.hasRaisedGuides else {
      return false
    }
    notifier.hasRaisedGuides = notifier.covered > 0
    var hasChanged = false
    for view in views.values {
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

  /// The distance of a view's foot from the top of the window.
  private func bottom(of view: UIView) -> Double {
    var y = view._frame.maxY
    var current = view
    while let superview = current._superview, superview._superview != nil {
      y += superview._frame.minY - superview._boundsOrigin.y
      current = superview
    }
    return Double(y)
  }
}
