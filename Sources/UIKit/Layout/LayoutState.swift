import UIKitHosting

/// The layout state of a view that takes part in constraint-based layout.
package final class _LayoutState {
  var margins: _Margins?
  var hugging = AxisPriorities()
  var compressionResistance = AxisPriorities()
  /// The spacing after this view in its stack, in points.
  var customSpacing: CGFloat?
  /// The insets of this view that bars and the device's edges cover, as of the last layout.
  var safeArea = EdgesValue.zero
  /// A Boolean value that indicates whether the layout margins are relative to the view's own edges
  /// instead of its safe area.
  var ignoresSafeAreaInMargins = false
  /// A Boolean value that indicates whether the layout margins are at least those of the superview.
  var preservesMargins = false
  /// The superview's margins in the view's coordinates; nil before layout.
  var preservedMargins: EdgesValue?
  var semanticContent = UISemanticContentAttribute.unspecified
  /// The autoresizing behaviour of the frame.
  var autoresizing: _Autoresizing?
  /// A Boolean value that indicates whether the autoresizing masks of subviews are ignored.
  var keepsSubviewsFromResizing = false

  // MARK: Guides

  /// The guides that every view has, created on demand.
  var systemGuides: [UILayoutGuide._Kind: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The height of the view's bottom that a keyboard covers, in points, if the view has a guide for
  /// it.
  var keyboardOverlap = 0.0
  /// The guides that the app has added; their placeholder views are the last of the subviews.
  var guides: [UILayoutGuide] = []
  /// The views of accessibility elements, which follow the subviews of the app too.
  var elementViews: [AccessibilityElementView] = []
  /// The text input proxy of a first responder among the subviews; it follows the guides'
  /// placeholders.
  weak var keyInput: _KeyInputField?

  // MARK: As a container

  /// The active constraints between subviews, or a subview and this view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints held here whose views are not direct subviews.
  var distantConstraints: [NSLayoutConstraint] = []

  // MARK: As a subview

  /// The active constraints of this view alone: size and aspect ratio.
  var ownConstraints: [NSLayoutConstraint] = []

  /// Drops the constraints that refer to a removed subview.
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

/// A priority for each axis; nil if the app has set none.
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
