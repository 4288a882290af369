package import UIKitHosting
import VectorDrawing

extension UIView {
  /// Marks an attribute for the next commit.
  package final func _invalidate(_ key: AttributeKey) {
    _solutionMayChange(by: key)
    _mark(key)
  }

  /// Marks an attribute for the next commit; the solution of layout contains the change already.
  final func _mark(_ key: AttributeKey) {
    let bit = AttributeKeys(key)
    _written.formUnion(bit)
    guard let runtime = _runtime else { return }
    _Animating.current?.note(self, key, in: runtime)
    if _dirty.isEmpty { runtime.enqueue(self) }
    _dirty.formUnion(bit)
  }

  /// Says that a tap on this view means something else from now on; events that were sent
  /// before the display knew are dropped.
  package final func _meaningChanged() {
    guard let runtime = _runtime else { return }
    _meaningSince = runtime.nextCommitNumber
    runtime.meaningChanged()
  }

  final func _baseAttribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isHidden: .isHidden(isHidden, collapses: _isArranged)
    case .alpha: .alpha(Double(_shownAlpha))
    case .background: .background(_shownBackground?._value)
    case .tint: .tint(_ownTint)
    case .layer: .layer(_shownLayer)
    case .gradient: .gradient((_rare?.layer as? CAGradientLayer)?._gradient)
    case .drawing: .drawing(_shownDrawing)
    case .mask: .mask(_rare?.layer?._mask)
    case .motions: .motions(_rare?.layer?._motions ?? [])
    case .clipsToBounds: .clipsToBounds(clipsToBounds)
    case .isInteractive: .isInteractive(isUserInteractionEnabled)
    case .accessibility: .accessibility(_named(_spoken))
    case .strokes: .strokes(_strokes)
    case .pointers: .pointers(_pointersForDisplay())
    case .slot: .slot(_rare?.slot)
    case .frame: .frame(_frameValue)
    case .interfaceStyle: .interfaceStyle(_ownStyle._value)
    case .identifier: .identifier(accessibilityIdentifier)
    case .contentMode: .contentMode(contentMode._value)
    case .menuOffer: .menuOffer(_interactionMenuOffer)
    default:
      preconditionFailure("Expected \(type(of: self)) to answer for the attribute \(key).")
    }
  }

  /// Whether touches go through it unless the app says otherwise; displays know by its kind.
  final var _isInert: Bool { _kind.isInert }

  final var _slot: Slot? {
    get { _rare?.slot }
    set {
      guard newValue != _slot else { return }
      _makeRare().slot = newValue
      _invalidate(.slot)
    }
  }

  final func _makeRare() -> _RareViewState {
    if let _rare { return _rare }
    let rare = _RareViewState()
    _rare = rare
    return rare
  }
}

/// What few views have, out of the way of the many.
package final class _RareViewState {
  var alpha: CGFloat = 1
  var tintColor: UIColor?
  var tintMode: UIView.TintAdjustmentMode = .automatic
  var isBehind = false
  var layer: CALayer?
  /// What its class has drawn.
  var drawing: Drawing?
  var needsDrawing = false
  /// The size that it was drawn in.
  var drawnSize: CGSize?
  var gestures: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var mask: UIView?
  /// The look that a pointer interaction gives the view now.
  var pointerEffect: PointersValue = []
  /// Whether a finger on the view drags items, and scrolls nothing.
  var keepsFinger = false
  var takesMultipleTouches = false
  var isExclusiveTouch = false
  /// Nil where the app does not say.
  var clipsToBounds: Bool?
  var isOpaque = true
  var contentMode: UIView.ContentMode = .scaleToFill
  var tag = 0
  var interfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What was set.
  var accessibility = AccessibilityValue()
  /// What displays are told, where the view's class says some of it itself.
  var spoken: AccessibilityValue?
  var isAccessibilityElement: Bool?
  var activationPoint: CGPoint?
  /// What is read of the view, in order; nil for all.
  var elements: [UIView]?
  var groupsElements = false
  var identifier: String?
  /// What displays are told, where the view's class says it itself.
  var toldIdentifier: String?
  var slot: Slot?
  var customActions: [UIAccessibilityCustomAction]?
  var traitRegistrations: _TraitRegistrations?
  /// What displays show in place of some of its own values.
  var shownValues: _ShownValues?
  /// How many animations that run keep touches from it.
  var inputLocks = 0
}

extension UIView.ContentMode {
  var _value: ContentModeValue {
    switch self {
    case .scaleToFill, .redraw: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .center: .center
    case .top, .topLeft, .topRight: .top
    case .bottom, .bottomLeft, .bottomRight: .bottom
    case .left: .left
    case .right: .right
    }
  }
}
