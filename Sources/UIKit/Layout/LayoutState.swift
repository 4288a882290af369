import UIKitHosting

/// What a view that takes part in layout by constraints has beyond others.
package final class _LayoutState {
  var margins: _Margins?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Points after this view in its stack.
  var customSpacing: CGFloat?
  /// What bars and the device's edges cover of this view, by the last computed frames.
  var safeArea = EdgesValue.zero
  /// Whether the layout margins are measured from the edges of the view alone.
  var ignoresSafeAreaInMargins = false
  /// Whether the layout margins reach at least as far as those of the superview.
  var preservesMargins = false
  /// What the superview's margins come to in the view; nil before layout.
  var preservedMargins: EdgesValue?
  var semanticContent = UISemanticContentAttribute.unspecified
  /// How the frame follows the superview's size.
  var autoresizing: _Autoresizing?

  // MARK: Guides

  /// The guides that every view has, as far as anybody asked for them.
  var systemGuides: [UILayoutGuide._Kind: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The guides that the app has added; their stand-ins are the last of the subviews.
  var guides: [UILayoutGuide] = []

  // MARK: As a container

  /// The active constraints between subviews, or a subview and this view.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints held here of views farther down than its subviews.
  var distantConstraints: [NSLayoutConstraint] = []
  var needsRecognition = false
  /// Whether the layout follows from what subviews contain.
  var usesContents = false
  /// The layout that the constraints come to; nil where there are none.
  var layout: ContainerLayout?
  /// What the recogniser did not understand.
  var problems: [String] = []

  // MARK: As a subview

  /// The active constraints of this view alone: lengths and aspect ratio.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The solver's variables and constraints where a region begins; nil before it was solved.
  var system: LayoutSystem?
  /// The placement that the superview's constraints give; nil where none speaks of this view.
  var placement: Placement? {
    get { givenPlacement?.value }
    set { givenPlacement = newValue.map { Shared($0) } }
  }
  /// Apart, as it is large and most views have none.
  private var givenPlacement: Shared<Placement>?
  /// What its content asked for when its placement was last made; nil for both lengths, as
  /// displays measure them.
  var sentContent: _ContentLengths?

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

/// What a view's own content asks for.
struct _ContentLengths: Equatable {
  /// Of what displays measure: texts, buttons, stacks.
  static let measured = _ContentLengths(horizontal: true, vertical: true)

  /// The axes on which it asks for a length.
  var horizontal: Bool
  var vertical: Bool
  /// The lengths in points that displays cannot measure themselves.
  var width: Double?
  var height: Double?
}

extension UIView {
  final func _makeLayoutState() -> _LayoutState {
    if let _layoutState { return _layoutState }
    let state = _LayoutState()
    _layoutState = state
    return state
  }
}
