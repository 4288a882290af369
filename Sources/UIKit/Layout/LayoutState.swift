import UIKitHosting

/// What a view that takes part in layout by constraints has beyond others.
package final class _LayoutState {
  var margins: _Margins?
  var hugging = AxisPriorities()
  var compressionResistance = AxisPriorities()
  /// Points after this view in its stack.
  var customSpacing: CGFloat?
  /// What bars and the device's edges cover of this view, by the last computed frames.
  var safeArea = EdgesValue.zero
  /// Whether the layout margins are measured from the edges of the view alone.
  var ignoresSafeAreaInMargins = false
  /// Whether the layout margins reach at least as far as those of the superview.
  var preservesMargins = false
  /// The superview's margins in the view's coordinates; nil before layout.
  var preservedMargins: EdgesValue?
  var semanticContent = UISemanticContentAttribute.unspecified
  /// How the frame follows the superview's size.
  var autoresizing: _Autoresizing?
  /// Whether the masks of subviews have no effect.
  var keepsSubviewsFromResizing = false

  // MARK: Guides

  /// The guides that every view has, as far as anybody asked for them.
  var systemGuides: [UILayoutGuide._Kind: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// Points of the view's foot that a keyboard covers, where it has a guide for it.
  var keyboardOverlap = 0.0
  /// The guides that the app has added; their stand-ins are the last of the subviews.
  var guides: [UILayoutGuide] = []
  /// The field by which one of the subviews takes characters while it is the first responder; behind those.
  weak var keyInput: _KeyInputField?

  // MARK: As a container

  /// The active constraints between subviews, or a subview and this view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints held here of views farther down than its subviews.
  var distantConstraints: [NSLayoutConstraint] = []

  // MARK: As a subview

  /// The active constraints of this view alone: lengths and aspect ratio.
  var ownConstraints: [NSLayoutConstraint] = []

  /// A subview has left: the constraints that speak of it go.
  @MainActor
  func childLeft(_ child: UIView) {
    constraints.removeAll { constraint in
      guard constraint._involves(child) else { return false }
      constraint._disowned()
      return true
    }
    child._superview?._constraintsChanged()
  }
}

extension UIView {
  final func _makeLayoutState() -> _LayoutState {
    if let _layoutState { return _layoutState }
    let state = _LayoutState()
    _layoutState = state
    return state
  }
}

/// A priority for each axis; nil where the app has set none.
struct AxisPriorities {
  private var horizontal: UILayoutPriority?
  private var vertical: UILayoutPriority?

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
