/// The room that the keyboard takes at the foot of a view.
///
/// A page of a browser ends where the keyboard begins: the guide is what lies below the safe area.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  init(of view: UIView) {
    super.init(_kind: .safeArea, of: view)
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
}
