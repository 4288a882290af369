import UIKitHosting
import VectorDrawing

/// How a view's rectangle is drawn: its corners, its edge, its shadow.
///
/// In Apple's SDK it is Quartz Core's, which UIKit brings along. A layer is a view's, or lies in
/// another layer.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is, or what shows it in another layer; nil while it shows nowhere.
  final weak var _view: UIView?

  /// Whether somebody observes a property of the layer.
  package final var _isObserved = false
  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  public override init() {
    super.init()
  }

  /// Makes a copy of a layer, as Core Animation does for what is seen while it is animated.
  ///
  /// - Parameter layer: A layer of the same class.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { _takeLooks(of: layer) }
  }

  deinit {
    _releaseAssociatedObjects()
  }

  /// Points.
  @_Told open var cornerRadius: CGFloat = 0 {
    willSet { _willChange() }
    didSet {
      guard cornerRadius != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("cornerRadius", from: .number(oldValue))
    }
  }

  /// The corners that `cornerRadius` is for; all of them unless set.
  @_Told open var maskedCorners: CACornerMask = ._all {
    didSet { if maskedCorners != oldValue { _view?._invalidate(.layer) } }
  }

  /// Whether content is cut off at the edge, round corners included.
  open var masksToBounds: Bool {
    get { _view?.clipsToBounds ?? masks }
    set {
      masks = newValue
      _view?.clipsToBounds = newValue
    }
  }

  /// Points; the line is within the edge, over the content.
  @_Told open var borderWidth: CGFloat = 0 {
    willSet { _willChange() }
    didSet {
      guard borderWidth != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("borderWidth", from: .number(oldValue))
    }
  }

  /// Opaque black unless set.
  @_Told open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { _willChange() }
    didSet {
      guard borderColor != oldValue else { return }
      _view?._invalidate(.layer)
      _changed("borderColor", from: oldValue.map(AnimatedValue.color))
    }
  }

  // MARK: Corners

  /// Whether round corners are parts of circles, or begin softly.
  open var cornerCurve: CALayerCornerCurve {
    get { rare?.cornerCurve ?? .circular }
    set { change(\.cornerCurve, to: newValue) }
  }

  // MARK: Shadow

  /// Opaque black unless set.
  open var shadowColor: CGColor? {
    get { rare.map(\.shadowColor) ?? RareLayerState.black }
    set { change(\.shadowColor, to: newValue, "shadowColor") { $0.map(AnimatedValue.color) } }
  }

  /// From 0, which is none, to 1.
  open var shadowOpacity: Float {
    get { rare?.shadowOpacity ?? 0 }
    set { change(\.shadowOpacity, to: newValue, "shadowOpacity") { .number(CGFloat($0)) } }
  }

  /// How far the shadow lies to the right and below, in points: 3 above unless set.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? RareLayerState.offset }
    set { change(\.shadowOffset, to: newValue, "shadowOffset") { .size($0) } }
  }

  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat {
    get { rare?.shadowRadius ?? 3 }
    set { change(\.shadowRadius, to: newValue, "shadowRadius") { .number($0) } }
  }

  /// The shape that casts the shadow, in place of the content; its bounding rectangle is used.
  open var shadowPath: CGPath? {
    get { rare?.shadowPath }
    set { change(\.shadowPath, to: newValue) }
  }

  // MARK: Mask

  /// Where its alpha is, the layer and all in it is seen.
  ///
  /// Of a shape layer its filled path counts, of any other its rectangle with round corners; in the
  /// coordinates of this layer.
  open var mask: CALayer? {
    get { rare?.mask }
    set {
      mask?._maskedView = nil
      change(\.mask, to: newValue)
      newValue?._maskedView = _view
      _maskChanged()
    }
  }

  /// The view whose layer this one masks.
  final weak var _maskedView: UIView? {
    didSet { if _maskedView !== oldValue { _maskChanged() } }
  }

  private func _maskChanged() {
    _view?._invalidate(.mask)
    _maskedView?._invalidate(.mask)
  }

  var _mask: MaskValue? { mask?._asMask }

  /// What it lets through as a mask.
  var _asMask: MaskValue {
    _placed(backgroundColor == nil ? DrawingPath() : _roundedRect, isEvenOdd: false)
  }

  /// Its rectangle with round corners, in its own coordinates.
  final var _roundedRect: DrawingPath {
    var path = DrawingPath()
    path._addRoundedRect(CGRect(origin: .zero, size: frame.size), cornerRadius, cornerRadius)
    return path
  }

  final func _placed(_ path: DrawingPath, isEvenOdd: Bool) -> MaskValue {
    let place = DrawingTransform.translation(Double(frame.minX), Double(frame.minY))
    return MaskValue(path: path.transformed(by: place), isEvenOdd: isEvenOdd)
  }

  // MARK: Sublayers

  /// What lies in this layer, from the back to the front: the layers of its view's subviews too;
  /// nil for nothing.
  ///
  /// - Complexity: O(sublayers).
  open var sublayers: [CALayer]? {
    get { _sublayers }
    set { _setSublayers(newValue ?? []) }
  }

  /// The layer that this one lies in.
  open var superlayer: CALayer? { _view?._superview?.layer ?? rare?.waitsIn }

  /// Lays a layer over what lies in this one already, and takes it from where it was.
  ///
  /// - Precondition: It does not contain this one.
  open func addSublayer(_ layer: CALayer) {
    _insert(layer, at: .max)
  }

  /// Lays a layer below what lies in this one at an index, and takes it from where it was.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    _insert(layer, at: Int(idx))
  }

  /// Lays a layer below another of this one's, or at the back where there is no such.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    _insert(layer, at: _index(of: sibling) ?? 0)
  }

  /// Lays a layer over another of this one's, or in front where there is no such.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    _insert(layer, at: _index(of: sibling).map { $0 + 1 } ?? .max)
  }

  /// Takes the layer out of the one that it lies in; a view's takes the view out of its superview.
  open func removeFromSuperlayer() {
    _leaveSuperlayer()
  }

  /// What the app calls it; nothing depends on it.
  open var name: String?

  // MARK: What is its view's

  /// The `alpha` of its view.
  open var opacity: Float {
    get { _owner.map { Float($0.alpha) } ?? rare?.opacity ?? 1 }
    set {
      if let _owner {
        _owner.alpha = CGFloat(newValue)
      } else {
        change(\.opacity, to: newValue, "opacity") { .number(CGFloat($0)) }
      }
    }
  }

  /// That of its view.
  open var isHidden: Bool {
    get { _owner?.isHidden ?? rare?.isHidden ?? false }
    set { if let _owner { _owner.isHidden = newValue } else { change(\.isHidden, to: newValue) } }
  }

  /// That of its view.
  ///
  /// Of a layer that lies in another, what touches that one's edges keeps to them from then on, as
  /// displays may measure text otherwise than `layoutSubviews()` was told.
  open var frame: CGRect {
    get { _owner?.frame ?? rare?.frame ?? .zero }
    set {
      if let _owner {
        _owner.frame = newValue
        return
      }
      _willChange(["frame", "bounds", "position"])
      defer { _didChange(["frame", "bounds", "position"]) }
      let (oldPosition, oldBounds) = (position, bounds)
      change(\.frame, to: newValue)
      if newValue.size != oldBounds.size, rare?.needsDisplayOnBoundsChange == true {
        setNeedsDisplay()
      }
      // The same frame may be another part of what it lies in.
      (_view as? _LayerView)?.follow(self)
      if position != oldPosition { _changed("position", from: .point(oldPosition)) }
      if bounds != oldBounds { _changed("bounds", from: .rect(oldBounds)) }
    }
  }

  /// That of its view.
  open var bounds: CGRect {
    get { _owner?.bounds ?? CGRect(origin: .zero, size: frame.size) }
    set {
      if let _owner {
        _owner.bounds = newValue
      } else {
        frame = around(position, newValue.size)
      }
    }
  }

  /// The `center` of its view: where the anchor point is.
  open var position: CGPoint {
    get {
      let (frame, anchor) = (frame, anchorPoint)
      return CGPoint(
        x: frame.minX + anchor.x * frame.width,
        y: frame.minY + anchor.y * frame.height
      )
    }
    set { frame = around(newValue, frame.size) }
  }

  /// The point of the layer that is at its position, and that transforms leave where it is: parts of its width and
  /// height, the centre unless set.
  ///
  /// A new anchor point moves the layer, since its position stays. Where constraints place a view, they put it back.
  open var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? RareLayerState.middle }
    set {
      guard newValue != anchorPoint else { return }
      let old = position
      change(\.anchorPoint, to: newValue)
      position = old
    }
  }

  /// Lies over layers with smaller ones beside it, whatever their order.
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set {
      // A negative position stays in front of the superlayer's background.
      if newValue < 0 { superlayer?._takeLayers() }
      change(\.zPosition, to: newValue)
    }
  }

  /// That of its view, under `UITraitCollection.current`.
  open var backgroundColor: CGColor? {
    get { _owner.map { $0.backgroundColor?.cgColor } ?? rare?.backgroundColor }
    set {
      guard let _owner else {
        return change(\.backgroundColor, to: newValue, "backgroundColor") {
          $0.map(AnimatedValue.color)
        }
      }
      _owner.backgroundColor = newValue.map(UIColor.init(cgColor:))
    }
  }

  /// The transform of the layer about its anchor point; the view's `transform3D`.
  open var transform: CATransform3D {
    get { rare?.transform ?? .identity }
    set { change(\.transform, to: newValue, "transform") { .transform($0) } }
  }

  /// The part of ``transform`` in the plane; the view's `transform`.
  open func affineTransform() -> CGAffineTransform {
    rare?.transform.affine ?? .identity
  }

  /// Sets ``transform`` to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3D(m)
  }

  /// A transform of all sublayers about the layer's anchor point: its perspective (`m34`) is shown, the rest of it is
  /// not.
  open var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? .identity }
    set { change(\.sublayerTransform, to: newValue) }
  }

  /// Whether the layer is seen from behind, as where a transform has turned it away from the viewer.
  open var isDoubleSided: Bool {
    get { rare?.isDoubleSided ?? true }
    set { change(\.isDoubleSided, to: newValue) }
  }

  /// Whether sublayers keep their places in space.
  var _keepsDepth: Bool { false }

  // MARK: Layout

  /// Has `layoutSublayers()` called before the next commit.
  open func setNeedsLayout() {
    _view?.setNeedsLayout()
  }

  /// Whether the layer is to be laid out.
  open func needsLayout() -> Bool { _view?._needsLayout ?? false }

  /// Lays the layer out now, and what lies in it, if that has been asked for.
  open func layoutIfNeeded() {
    _view?.layoutIfNeeded()
  }

  /// Places what lies in the layer: that of a view has the view lay out its subviews, of others the delegate's
  /// `layoutSublayers(of:)` does.
  open func layoutSublayers() {
    if let _owner {
      _owner.layoutSublayers(of: self)
    } else {
      delegate?.layoutSublayers(of: self)
    }
  }

  // MARK: Actions

  /// The delegate of the layer; of the layers of views it is the view on iOS, and nil here.
  open weak var delegate: (any CALayerDelegate)? {
    get { rare?.delegate }
    set { _makeRare().delegate = newValue }
  }

  /// Actions for changes of properties, by their key paths; `NSNull` for none.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { _makeRare().actions = newValue }
  }

  /// Returns the action for a change of a property: the delegate's, else that of ``actions``, else that of the class;
  /// nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the action for a property that neither the delegate nor ``actions`` has one for.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    CABasicAnimation(keyPath: event)
  }

  // MARK: Drawing

  /// Has the layer drawn before the next commit; that of a view has its view drawn.
  open func setNeedsDisplay() {
    if let _owner { _owner.setNeedsDisplay() } else { _askForDisplay() }
  }

  /// The same; all of the layer is drawn.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Whether the layer is to be drawn.
  open func needsDisplay() -> Bool { rare?.needsDisplay ?? false }

  /// Draws the layer now, if it is to be drawn.
  open func displayIfNeeded() {
    guard needsDisplay() else { return }
    _displayNow()
    _contentChanged()
  }

  /// Makes the content: the delegate's `display(_:)` does, else `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { _record() }
  }

  /// Draws the content in the layer's coordinates: the delegate's `draw(_:in:)` does.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// The layer's own content within a rectangle of its coordinates.
  func _drawing(in rect: CGRect) -> Drawing? { _shownContents(in: rect) }

  /// Whether it paints anything by itself.
  var _paints: Bool {
    rare.map { $0.contents != nil || $0.drawn != nil || $0.needsDisplay } ?? false
  }

  /// Whether the layer may be drawn from a picture of itself; nothing looks otherwise for it.
  open var shouldRasterize: Bool {
    get { rare?.rasterizes ?? false }
    set { change(\.rasterizes, to: newValue) }
  }

  /// The scale of that picture, on which nothing depends here.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { change(\.rasterizationScale, to: newValue) }
  }

  /// The properties by their names; subclasses add theirs.
  class var _properties: [Substring: LayerProperty] { _layerProperties }

  /// Removes all animations of the layer, and ends those of its view's looks.
  open func removeAllAnimations() {
    rare?.animations?.removeAll()
    guard let _view, let id = _view._nodeID else { return }
    _view._runtime?.addAnimation(Animation(duration: .zero, nodes: [id]))
  }

  /// The animations that were added; nil for none ever.
  final var _animations: LayerAnimations? { rare?.animations }

  final func _makeAnimations() -> LayerAnimations {
    let rare = _makeRare()
    let animations = rare.animations ?? LayerAnimations(of: self)
    rare.animations = animations
    return animations
  }

  /// The app's own values, by their keys.
  final var _ownValues: [String: Any] {
    get { rare?.ownValues ?? [:] }
    set { _makeRare().ownValues = newValue }
  }

  // MARK: Machinery

  private var masks = false
  /// What was said of a layer that shows nowhere.
  final var _masks: Bool { masks }
  final var rare: RareLayerState?
  /// What lies in it while it shows nowhere.
  final var _waiting: [CALayer] {
    get { rare?.waiting ?? [] }
    set { change(\.waiting, to: newValue) }
  }

  final func _makeRare() -> RareLayerState {
    let rare = self.rare ?? RareLayerState()
    self.rare = rare
    return rare
  }

  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<RareLayerState, Value>,
    to value: Value,
    _ key: String? = nil,
    _ animated: (Value) -> AnimatedValue? = { _ in nil }
  ) {
    let rare = _makeRare()
    let old = rare[keyPath: property]
    guard old != value else { return }
    _willChange()
    rare[keyPath: property] = value
    defer { if let key { _changed(key, from: animated(old)) } }
    _maskedView?._invalidate(.mask)
    _view?._invalidate(.layer)
    (_view as? _LayerView)?.follow(self)
  }

  private func _willChange() {
    if let _view { _TimelineRecorder.current?.willChange(_view) }
  }

  package final func _observingBegan() {
    _owner?._isObserved = true
  }

  /// The view whose layer it is: of one that lies in another by itself, nil.
  private var _owner: UIView? { _view is _LayerView ? nil : _view }

  /// Whether other layers than those of views may lie in it.
  final var _hasLayers: Bool { rare?.hasLayers == true }

  /// Says that layers lie in it from now on.
  final func _takeLayers() {
    change(\.hasLayers, to: true)
  }

  private func around(_ center: CGPoint, _ size: CGSize) -> CGRect {
    let anchor = anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width,
      y: center.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// What casts the shadow may be another now.
  final func _shapeChanged() {
    if rare.map({ $0.shadowOpacity > 0 }) == true { _view?._invalidate(.layer) }
  }
}
