import UIKitHosting
import VectorDrawing

/// The visual attributes of a view's rectangle: corners, border, shadow.
///
/// In Apple's SDK it belongs to Quartz Core, which UIKit exports. A layer belongs to a view, or is
/// a sublayer of another layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that owns the layer, or that shows it in another layer; nil while it is not shown.
  final weak var _view: UIView?

  /// Rarely used state, allocated lazily.
  final var lazyState: LazyLayerState?

  /// The value of `masksToBounds` for a layer without a view.
  final var _masks = false

  /// A Boolean value that indicates whether a property of the layer is observed.
  package final var _isObserved = false
  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  public override init() {
    super.init()
  }

  /// Creates a copy of a layer, as Core Animation does for the presentation layer.
  ///
  /// - Parameter layer: A layer of the same class.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { _takeLooks(of: layer) }
  }

  deinit {
    _releaseAssociatedObjects()
  }

  /// The corner radius, in points.
  @_Observed open var cornerRadius: CGFloat = 0 {
    willSet { _willChange() }
    didSet {
      guard cornerRadius != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("cornerRadius", from: .number(oldValue))
    }
  }

  /// The corners that `cornerRadius` applies to; by default all of them.
  @_Observed open var maskedCorners: CACornerMask = ._all {
    didSet { if maskedCorners != oldValue { _view?._invalidate(.layer) } }
  }

  /// A Boolean value that indicates whether content is clipped to the bounds and their rounded
  /// corners.
  open var masksToBounds: Bool {
    get { _view?.clipsToBounds ?? _masks }
    set {
      _masks = newValue
      _view?.clipsToBounds = newValue
    }
  }

  /// The width of the border in points; the border is inside the edge, over the content.
  @_Observed open var borderWidth: CGFloat = 0 {
    willSet { _willChange() }
    didSet {
      guard borderWidth != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("borderWidth", from: .number(oldValue))
    }
  }

  /// The colour of the border; opaque black by default.
  @_Observed open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { _willChange() }
    didSet {
      guard borderColor != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("borderColor", from: oldValue.map(AnimatedValue.color))
    }
  }

  // MARK: Corners

  /// The curve of rounded corners.
  open var cornerCurve: CALayerCornerCurve {
    get { lazyState?.cornerCurve ?? .circular }
    set { _change(\.cornerCurve, to: newValue) }
  }

  // MARK: Shadow

  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { lazyState.map(\.shadowColor) ?? LazyLayerState.black }
    set { _change(\.shadowColor, to: newValue, "shadowColor") { $0.map(AnimatedValue.color) } }
  }

  /// The opacity of the shadow, from 0 to 1; 0 means no shadow.
  open var shadowOpacity: Float {
    get { lazyState?.shadowOpacity ?? 0 }
    set { _change(\.shadowOpacity, to: newValue, "shadowOpacity") { .number(CGFloat($0)) } }
  }

  /// The offset of the shadow, in points; by default 3 points upwards.
  open var shadowOffset: CGSize {
    get { lazyState?.shadowOffset ?? LazyLayerState.offset }
    set { _change(\.shadowOffset, to: newValue, "shadowOffset") { .size($0) } }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { lazyState?.shadowRadius ?? 3 }
    set { _change(\.shadowRadius, to: newValue, "shadowRadius") { .number($0) } }
  }

  /// The shape that casts the shadow instead of the content; its bounding rectangle is used.
  open var shadowPath: CGPath? {
    get { lazyState?.shadowPath }
    set { _change(\.shadowPath, to: newValue) }
  }

  // MARK: Mask

  /// A layer whose alpha masks this layer and its sublayers.
  ///
  /// A shape layer masks by its filled path, any other layer by its rectangle with rounded corners,
  /// in the coordinates of this layer.
  open var mask: CALayer? {
    get { lazyState?.mask }
    set {
      mask?._maskedView = nil
      _change(\.mask, to: newValue)
      newValue?._maskedView = _view
      _maskChanged()
    }
  }

  /// The view whose layer this one masks.
  final weak var _maskedView: UIView? {
    didSet {
      guard _maskedView !== oldValue else { return }
      _maskChanged()
      if _maskedView?._runtime != nil { _animations?.enteredScene() }
    }
  }

  /// The view that shows the layer: its own, or that which it masks.
  final var _displayView: UIView? { _view ?? _maskedView }

  var _mask: MaskValue? { mask?._asMask }

  /// The area that the layer makes visible as a mask.
  var _asMask: MaskValue {
    _placed(backgroundColor == nil ? DrawingPath() : _roundedRect, isEvenOdd: false)
  }

  // MARK: Sublayers

  /// The sublayers from back to front, including the layers of its view's subviews; nil for none.
  ///
  /// - Complexity: O(n) for n sublayers.
  open var sublayers: [CALayer]? {
    get { _sublayers }
    set { _setSublayers(newValue ?? []) }
  }

  /// The layer that contains this one.
  open var superlayer: CALayer? { _view?._superview?.layer ?? lazyState?.pendingSuperlayer }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  ///
  /// - Precondition: It does not contain this one.
  open func addSublayer(_ layer: CALayer) {
    _insert(layer, at: .max)
  }

  /// Inserts a layer at an index of the sublayers, and removes it from its previous superlayer.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    _insert(layer, at: Int(idx))
  }

  /// Inserts a layer below a sublayer, or at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    _insert(layer, at: _index(of: sibling) ?? 0)
  }

  /// Inserts a layer above a sublayer, or in front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    _insert(layer, at: _index(of: sibling).map { $0 + 1 } ?? .max)
  }

  /// Removes the layer from its superlayer; a view's layer removes the view from its superview.
  open func removeFromSuperlayer() {
    _leaveSuperlayer()
  }

  /// The name of the layer, which has no effect.
  open var name: String?

  // MARK: Properties of the view

  /// The opacity; a view's layer has the view's `alpha`.
  open var opacity: Float {
    get { _owner.map { Float($0.alpha) } ?? lazyState?.opacity ?? 1 }
    set { _setOpacity(newValue) }
  }

  /// A Boolean value that indicates whether the layer is hidden; a view's layer reflects the view.
  open var isHidden: Bool {
    get { _owner?.isHidden ?? lazyState?.isHidden ?? false }
    set { if let _owner { _owner.isHidden = newValue } else { _change(\.isHidden, to: newValue) } }
  }

  /// The frame, which is the bounding box of the transformed bounds; a view's layer has the view's
  /// frame.
  ///
  /// A sublayer keeps its distance to the superlayer's edges that it touches, because displays may
  /// measure text differently from the metrics that `layoutSubviews()` has used.
  open var frame: CGRect {
    get { _owner?.frame ?? _boundingBox }
    set { if let _owner { _owner.frame = newValue } else { _setBoundingBox(newValue) } }
  }

  /// The bounds; a view's layer has the view's bounds.
  open var bounds: CGRect {
    get { _owner?.bounds ?? CGRect(origin: .zero, size: _plainFrame.size) }
    set { _setBounds(newValue) }
  }

  /// The position of the anchor point; a view's layer has the view's `center`.
  open var position: CGPoint {
    get { _position }
    set { _setPosition(newValue) }
  }

  /// The point of the layer that is at its position, and that transforms are relative to, in unit
  /// coordinates; by default the centre.
  ///
  /// A new anchor point moves the layer, since its position stays. Constraints of a view restore
  /// the frame.
  open var anchorPoint: CGPoint {
    get { lazyState?.anchorPoint ?? LazyLayerState.middle }
    set { if newValue != anchorPoint { _setAnchorPoint(newValue) } }
  }

  /// The depth; layers with greater values are in front, regardless of their order.
  open var zPosition: CGFloat {
    get { lazyState?.zPosition ?? 0 }
    set {
      // A negative position stays in front of the superlayer's background.
      if newValue < 0 { superlayer?._takeLayers() }
      _change(\.zPosition, to: newValue)
    }
  }

  /// The background colour; a view's layer has the view's colour under `UITraitCollection.current`.
  open var backgroundColor: CGColor? {
    get { _owner.map { $0.backgroundColor?.cgColor } ?? lazyState?.backgroundColor }
    set { _setBackgroundColor(newValue) }
  }

  /// The transform of the layer around its anchor point; the view's `transform3D`.
  open var transform: CATransform3D {
    get { lazyState?.transform ?? .identity }
    set { _change(\.transform, to: newValue, "transform") { .transform($0) } }
  }

  /// Returns the affine part of ``transform``; the view's `transform`.
  open func affineTransform() -> CGAffineTransform {
    lazyState?.transform.affine ?? .identity
  }

  /// Sets ``transform`` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m)
  }

  /// A transform of all sublayers around the layer's anchor point; only its perspective (`m34`) is
  /// shown.
  open var sublayerTransform: CATransform3D {
    get { lazyState?.sublayerTransform ?? .identity }
    set { _change(\.sublayerTransform, to: newValue) }
  }

  /// A Boolean value that indicates whether the layer is visible from behind, for example when a
  /// transform has turned it away.
  open var isDoubleSided: Bool {
    get { lazyState?.isDoubleSided ?? true }
    set { _change(\.isDoubleSided, to: newValue) }
  }

  /// A Boolean value that indicates whether sublayers keep their positions in 3D space.
  var _keepsDepth: Bool { false }

  // MARK: Layout

  /// Schedules a call of `layoutSublayers()` before the next commit.
  open func setNeedsLayout() {
    _view?.setNeedsLayout()
  }

  /// Returns whether the layer needs layout.
  open func needsLayout() -> Bool { _view?._flags.needsLayout ?? false }

  /// Lays out the layer and its sublayers now, if needed.
  open func layoutIfNeeded() {
    _view?.layoutIfNeeded()
  }

  /// Lays out the sublayers: a view's layer makes the view lay out its subviews, other layers call
  /// the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() {
    if let _owner {
      _owner.layoutSublayers(of: self)
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }

  // MARK: Actions

  /// The delegate of the layer; a view's layer has the view as delegate on iOS, and nil here.
  open weak var delegate: (any CALayerDelegate)? {
    get { lazyState?.delegate }
    set { _makeLazyState().delegate = newValue }
  }

  /// Actions for changes of properties, by key path; `NSNull` for none.
  open var actions: [String: any CAAction]? {
    get { lazyState?.actions }
    set { _makeLazyState().actions = newValue }
  }

  /// Returns the action for a change of a property: the delegate's, else that of ``actions``, else
  /// the class's default; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the default action of a property, used if neither the delegate nor ``actions`` has
  /// one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    CABasicAnimation(keyPath: event)
  }

  // MARK: Drawing

  /// Schedules drawing before the next commit; a view's layer marks its view.
  open func setNeedsDisplay() {
    if let _owner { _owner.setNeedsDisplay() } else { _markNeedsDisplay() }
  }

  /// Schedules drawing of the whole layer before the next commit.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Returns whether the layer needs display.
  open func needsDisplay() -> Bool { lazyState?.needsDisplay ?? false }

  /// Draws the layer now, if it needs display.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    _displayNow()
    _contentChanged()
  }

  /// Updates the content by the delegate's `display(_:)`, or else by `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { _record() }
  }

  /// Draws the content in the layer's coordinates by the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Returns the layer's own content within a rectangle of its coordinates.
  func _drawing(in rect: CGRect) -> Drawing? { _shownContents(in: rect) }

  /// A Boolean value that indicates whether the layer has content of its own.
  var _paints: Bool {
    lazyState.map { $0.contents != nil || $0.drawn != nil || $0.needsDisplay } ?? false
  }

  /// A Boolean value that indicates whether the layer may be rasterized; this does not change its
  /// appearance.
  open var shouldRasterize: Bool {
    get { lazyState?.rasterizes ?? false }
    set { _change(\.rasterizes, to: newValue) }
  }

  /// The scale of rasterization, which has no effect here.
  open var rasterizationScale: CGFloat {
    get { lazyState?.rasterizationScale ?? 1 }
    set { _change(\.rasterizationScale, to: newValue) }
  }

  /// The animatable properties by name; subclasses add theirs.
  class var _properties: [Substring: LayerProperty] { _layerProperties }

  /// Removes all animations of the layer, and ends those of its view's properties.
  open func removeAllAnimations() {
    lazyState?.animations?.removeAll()
    guard let _view, let id = _view._nodeID else { return }
    _view._runtime?.addAnimation(Animation(duration: .zero, nodes: [id]))
  }
}
