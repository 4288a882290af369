import UIKitHosting

/// What a view that takes part in layout by constraints has beyond others.
package final class _LayoutState {
  var translatesFrame = true
  var margins: NSDirectionalEdgeInsets?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The stack that arranges this view.
  var stack: ObjectIdentifier?
  /// Points after this view in its stack.
  var customSpacing: CGFloat?

  // MARK: As a container

  /// The active constraints between subviews, or a subview and this view.
  var constraints: [NSLayoutConstraint] = []
  var needsRecognition = false
  /// The layout that the constraints come to; nil where there are none.
  var layout: ContainerLayout?
  /// What the recogniser did not understand.
  var problems: [String] = []

  // MARK: As a subview

  /// The active constraints of this view alone: lengths and aspect ratio.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The placement that the superview's constraints give; nil where none speaks of this view.
  var placement: Placement?
  /// On which axes it had content of its own when its placement was last made.
  var sentContent: _ContentAxes?

  /// A subview has left: the constraints that speak of it go.
  @MainActor
  func childLeft(_ child: UIView) {
    child._layoutState?.placement = nil
    constraints.removeAll { constraint in
      guard constraint._involves(child) else { return false }
      constraint._disowned()
      return true
    }
    child._superview?._constraintsChanged()
  }
}

/// The axes on which a view's own content asks for a length.
struct _ContentAxes: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension UIView {
  final func _makeLayoutState() -> _LayoutState {
    if let _layoutState { return _layoutState }
    let state = _LayoutState()
    _layoutState = state
    return state
  }
}
