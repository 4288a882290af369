package import UIKitHosting
import VectorDrawing

extension UIView {
  /// Marks an attribute for the next commit, and the layout if the attribute affects it.
  package final func _invalidate(_ key: AttributeKey) {
    _solutionMayChange(by: key)
    _mark(key)
  }

  /// Marks an attribute for the next commit; the layout already reflects the change.
  final func _mark(_ key: AttributeKey) {
    let bit = AttributeKeys(key)
    _written.formUnion(bit)
    guard let runtime = _runtime else { return }
    _Animating.current?.note(self, key, in: runtime)
    if _dirty.isEmpty { runtime.enqueue(self) }
    _dirty.formUnion(bit)
  }

  /// Marks that a tap on this view has a new effect.
  ///
  /// Events that were sent before the display received the change are dropped.
  package final func _tapEffectChanged() {
    guard let runtime = _runtime else { return }
    _tapEffectCommit = runtime.nextCommitNumber
    runtime.tapEffectChanged()
  }

  final func _enterScene() {
    if _lazyState?.elements != nil || _overridesAccessibility {
      _runtime?.setNeedsAccessibilityUpdate(self)
    }
    if let controller = _controller { controller._viewEnteredScene() }
    _lazyState?.layer?._animations?.enteredScene()
    _lazyState?.layer?.mask?._animations?.enteredScene()
    _needsDrawing()
  }

  final func _baseAttribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .isHidden: .isHidden(isHidden, collapses: _flags.isArranged)
    case .alpha: .alpha(Double(_shownAlpha))
    case .background: .background(_shownBackground?._background)
    case .tint: .tint(_ownTint)
    case .layer: .layer(_shownLayer)
    case .gradient: .gradient((_lazyState?.layer as? CAGradientLayer)?._gradient)
    case .drawing: .drawing(_shownDrawing)
    case .mask: .mask(_shownMask)
    case .motions: .motions(_lazyState?.layer?._motions ?? [])
    case .clipsToBounds: .clipsToBounds(clipsToBounds)
    case .isInteractive: .isInteractive(isUserInteractionEnabled)
    case .accessibility: .accessibility(_named(_sentAccessibility))
    case .swipeGestures: .swipeGestures(_swipeGestureValues)
    case .pointers: .pointers(_pointersForDisplay())
    case .slot: .slot(_lazyState?.slot)
    case .frame: .frame(_frameValue)
    case .interfaceStyle: .interfaceStyle(_ownStyle._value)
    case .identifier: .identifier(accessibilityIdentifier)
    case .contentMode: .contentMode(contentMode._value)
    case .menuOffer: .menuOffer(_interactionMenuOffer)
    default:
      preconditionFailure("Expected \(type(of: self)) to answer for the attribute \(key).")
    }
  }

  /// A Boolean value that indicates whether touches pass through the view by default; displays
  /// derive it from the kind.
  final var _isInert: Bool { _kind.isInert }

  final var _slot: Slot? {
    get { _lazyState?.slot }
    set {
      guard newValue != _slot else { return }
      _makeLazyState().slot = newValue
      _invalidate(.slot)
    }
  }

  final func _makeLazyState() -> _LazyViewState {
    if let _lazyState { return _lazyState }
    let lazyState = _LazyViewState()
    _lazyState = lazyState
    return lazyState
  }
}

/// Rarely used view state, allocated lazily.
package final class _LazyViewState {
  var alpha: CGFloat = 1
  var restorationIdentifier: String?
  /// The origin of the bounds of a view that is not a scroll view.
  var boundsOrigin = CGPoint.zero
  var tintColor: UIColor?
  var tintMode: UIView.TintAdjustmentMode = .automatic
  var isDimmedByPresentation = false
  var layer: CALayer?
  /// The drawing of the view's class.
  var drawing: Drawing?
  var needsDrawing = false
  /// The size of the view when it was drawn.
  var drawnSize: CGSize?
  var gestures: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var mask: UIView?
  /// The current effect of a pointer interaction.
  var pointerEffect: PointersValue = []
  /// A Boolean value that indicates whether the window lets touches of the view itself through.
  var passesTouches = false
  /// A Boolean value that indicates whether a finger on the view drags items instead of scrolling.
  var keepsFinger = false
  var takesMultipleTouches = false
  var isExclusiveTouch = false
  /// The app's setting; nil for the default.
  var clipsToBounds: Bool?
  var isOpaque = true
  var contentMode: UIView.ContentMode = .scaleToFill
  var tag = 0
  var interfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The accessibility attributes that were set.
  var accessibility = AccessibilityValue()
  /// The attributes that displays receive if the view's class overrides some; otherwise nil.
  var sentAccessibility: AccessibilityValue?
  var isAccessibilityElement: Bool?
  var accessibilityPlaces: AccessibilityPlaces?
  /// The accessibility elements of the view, in order; nil for all.
  var elements: [Any]?
  var groupsElements = false
  var identifier: String?
  /// The identifier that displays received if the view's class overrides it.
  var sentIdentifier: String?
  var slot: Slot?
  var customActions: [UIAccessibilityCustomAction]?
  var traitRegistrations: _TraitRegistrations?
  var traitOverrides: _TraitOverrides?
  /// The values that the view has from appearance proxies.
  var styledValues: [_StyledValue] = []
  /// The values that displays show instead of some of the view's own.
  var shownValues: _ShownValues?
  /// The number of running animations that block touches.
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
