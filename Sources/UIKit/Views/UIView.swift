package import UIKitHosting

/// A rectangular area of the screen with content and subviews.
///
/// Methods that subclasses may override are declared here, as Swift requires; their implementations
/// are in extensions, one file per concern.
///
/// Setters change the tree immediately and mark the changes. Once per turn the scene commits them
/// to its display, as UIKit's views commit to a render server.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The value for an axis without intrinsic length.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Stored state

  package final weak var _superview: UIView?
  package final var _subviews: [UIView] = []
  /// The controller whose root view this is.
  package final weak var _controller: UIViewController?
  /// The scene that shows this view; nil outside a window.
  ///
  /// A scene clears it in every view that it shows before it is destroyed. It is weak for views
  /// that were removed, which pending work may still retain.
  package final weak var _runtime: _SceneRuntime?
  /// The view's node; nil outside a scene.
  package final var _nodeID: NodeID?
  // Flags are adjacent to fill the padding after the node.
  package final var _flags = _LayoutFlags()
  /// A Boolean value that indicates whether a property of the view or of its layer is observed.
  package final var _isObserved = false
  /// The lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false
  /// The attributes that have ever been set, which are sent when the view enters a scene.
  package final var _written = AttributeKeys()
  /// The attributes that the next commit sends.
  package final var _dirty = AttributeKeys()
  /// The commit since which a tap on this view has its current effect.
  package final var _tapEffectCommit: UInt64 = 0
  package final var _layoutState: _LayoutState?
  /// The solution of the layout region that starts at this view; nil before the first layout.
  final var _layoutSystem: LayoutSystem?
  package final var _lazyState: _LazyViewState?
  /// The frame that was last set or computed.
  package final var _frame = CGRect.zero
  /// A Boolean value that indicates whether the class overrides hit testing; nil before the first
  /// check.
  final var _cachedOverridesHitTesting: Bool?
  /// The index of the view in the layout region that was last described.
  final var _layoutIndex: Int32 = -1
  /// The number of the traits of the scene that the view has left; 0 if it has left none.
  final var _formerTraits: UInt16 = 0

  // MARK: Initialisers

  public init(frame: CGRect) {
    super.init()
    // Displays derive this from the kind.
    if _isInert { _isUserInteractionEnabled.wrappedValue = false }
    guard frame != .zero else { return }
    _frame = frame
    _flags.hasOwnFrame = true
    _written.insert(AttributeKeys(.frame))
  }

  /// Creates the view that a storyboard or nib describes; with another coder, a view without a
  /// frame.
  public required init?(coder: NSCoder) {
    super.init()
    if _isInert { _isUserInteractionEnabled.wrappedValue = false }
    coder._configure { $0.configure(self, $1) }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    _releaseAssociatedObjects()
  }

  // MARK: Node on displays

  package var _kind: NodeKind { .view }

  /// The fixed size that overrides frames and constraints; nil by default.
  package var _fixedSize: CGSize? { nil }

  /// A Boolean value that indicates whether content is clipped unless the app sets `clipsToBounds`.
  package var _clipsByDefault: Bool { false }

  /// The container of the app's subviews, once it exists, as in a cell or a tab bar controller's
  /// view.
  package var _contentHolder: UIView? { nil }

  /// The default accessibility label; nil for the view's text.
  package var _impliedName: String? { nil }

  /// Returns the current value of an attribute.
  ///
  /// Subclasses handle their own attributes and call `super` for others.
  package func _attribute(_ key: AttributeKey) -> Attribute {
    _baseAttribute(key)
  }

  /// The layout of the arranged subviews; nil for views other than stacks.
  package var _arrangement: StackLayout? { nil }

  /// The interface level of this view and its descendants; unspecified to inherit it.
  package var _ownLevel: UIUserInterfaceLevel { .unspecified }

  /// A Boolean value that indicates whether the view is hidden from the app, because it represents
  /// a layer or another object.
  package var _isPlaceholderView: Bool { false }

  /// A Boolean value that indicates whether the view has its frame from what the superview draws, without
  /// a part in its layout.
  package var _isDrawnByView: Bool { false }

  /// Notifies the view that it has entered a scene.
  package func _didEnterScene() {
    _enterScene()
  }

  /// Adopts the values of the class's appearance proxy that the view has not set itself.
  ///
  /// Subclasses call `super` first.
  package func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIView else { return }
    _adopt(\UIView._ownTintColor, from: proxy)
    _adopt(\UIView.backgroundColor, from: proxy)
    _adopt(\UIView.semanticContentAttribute, from: proxy, unset: .unspecified)
  }

  /// The closest object that contains the view: the controller whose root view it is, or else the
  /// superview.
  package var _appearanceContainer: NSObject? { _controller ?? _superview }

  final var _appearanceTraits: UITraitCollection { _traits }

  /// Notifies subclasses that accessibility attributes have changed.
  package func _accessibilityChanged() {}

  /// Notifies the view that its custom accessibility actions have changed.
  package func _customActionsChanged() {
    _invalidate(.menuOffer)
    _tapEffectChanged()
  }

  /// Marks the text for the next commit if its lines differ from those that displays have.
  package func _updateLines() {}

  /// Notifies the view that its traits have changed.
  package func _traitsChanged(_ old: UITraitCollection) {
    _runtime?.application._proxies.restyle(self)
    _applyTraits(changedFrom: old)
  }

  /// Notifies subclasses that the space around the text may have changed.
  package func _roomMayHaveChanged() {}

  // MARK: Appearance

  @_Observed open var isHidden: Bool = false {
    willSet { _willChange(["hidden"]) }
    didSet {
      if isHidden != oldValue { _hiddenChanged() }
      _didChange(["hidden"])
    }
  }

  open var alpha: CGFloat {
    get { _lazyState?.alpha ?? 1 }
    set { _setAlpha(newValue) }
  }

  @_Observed open var backgroundColor: UIColor? {
    willSet { _animatableWillChange(["backgroundColor"]) }
    didSet {
      if backgroundColor != oldValue { _backgroundChanged(from: oldValue) }
      _didChange(["backgroundColor"])
    }
  }

  /// The tint colour of this view and its descendants; inherited unless set.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? _plainTint._dimmed : _plainTint }
    set {
      _makeLazyState().tintColor = newValue
      _invalidate(.tint)
      _tintChanged()
    }
  }

  /// The tint adjustment mode of this view and its descendants; inherited unless set.
  ///
  /// If set to `automatic`, it returns `dimmed` while the view is behind an alert, a popover or a
  /// sheet.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { _resolvedTintMode }
    set { _changeTintMode { _makeLazyState().tintMode = newValue } }
  }

  /// Notifies the view that its own or inherited tint has changed.
  open func tintColorDidChange() {}

  /// A Boolean value that indicates whether the view receives touches although its class overrides
  /// no touch method.
  package var _receivesTouchEvents: Bool { false }

  @_Observed open var isUserInteractionEnabled: Bool = true {
    didSet { if isUserInteractionEnabled != oldValue { _interactivityChanged() } }
  }

  open var clipsToBounds: Bool {
    get { _lazyState?.clipsToBounds ?? _clipsByDefault }
    set { if newValue != clipsToBounds { _setClipsToBounds(newValue) } }
  }

  /// A Boolean value that promises that the view fills its bounds; it has no effect.
  open var isOpaque: Bool {
    get { _lazyState?.isOpaque ?? true }
    set { if newValue != isOpaque { _makeLazyState().isOpaque = newValue } }
  }

  open var contentMode: UIView.ContentMode {
    get { _lazyState?.contentMode ?? .scaleToFill }
    set { if newValue != contentMode { _setContentMode(newValue) } }
  }

  open var tag: Int {
    get { _lazyState?.tag ?? 0 }
    set { _makeLazyState().tag = newValue }
  }

  /// The class of the view's layer: `CALayer`, or one that inherits from it.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { _makeLayer() }

  /// The transform of the view, relative to its centre.
  ///
  /// Layout ignores it: constraints place the untransformed rectangle. ``frame`` is the bounding box
  /// of the transformed one.
  open var transform: CGAffineTransform {
    get { _lazyState?.layer?.affineTransform() ?? .identity }
    set { if newValue != transform { layer.setAffineTransform(newValue) } }
  }

  /// The interface style of this view and its descendants; inherited unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { _lazyState?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      _changeStyle { _makeLazyState().interfaceStyle = newValue }
    }
  }

  // MARK: Hierarchy

  open var superview: UIView? { _superview }
  open var subviews: [UIView] { _listedSubviews }

  open var window: UIWindow? { _enclosingWindow }

  open func addSubview(_ view: UIView) { _add(view) }

  open func insertSubview(_ view: UIView, at index: Int) {
    _insert(view, at: _place(ofSubview: index))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = _subviews.firstIndex(of: sibling) else { return addSubview(view) }
    insertSubview(view, at: index + 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = _subviews.firstIndex(of: sibling) else { return addSubview(view) }
    insertSubview(view, at: index)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    _exchangeSubviews(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view._superview === self else { return }
    _move(view, to: _shownCount - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view._superview === self else { return }
    _move(view, to: 0)
  }

  open func removeFromSuperview() {
    _removeFromSuperview()
  }

  /// Returns the view with a tag among this view and its descendants, parents before children.
  /// - Complexity: O(views).
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : _descendant(withTag: tag)
  }

  open func isDescendant(of view: UIView) -> Bool {
    _isDescendant(of: view)
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = _runtime?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The rectangle of the view in its superview: the bounding box of the transformed bounds.
  ///
  /// ``center`` and ``bounds`` do not depend on the transform. Setting the frame of a transformed
  /// view sets both, so that the transformed bounds fill the new frame as far as their proportions
  /// permit.
  open var frame: CGRect {
    get { _boundingBox(of: _currentFrame) }
    set { _setFrame(_untransformed(newValue)) }
  }

  open var bounds: CGRect {
    get { CGRect(origin: _boundsOrigin, size: _currentFrame.size) }
    set { _setBounds(newValue) }
  }

  open var center: CGPoint {
    get { _center }
    set { _setCenter(newValue) }
  }

  /// The origin of the bounds, by which subviews are shifted.
  package var _boundsOrigin: CGPoint {
    get { _displayedShift }
    set { if newValue != _boundsOrigin { _setBoundsOrigin(newValue) } }
  }

  /// The distance by which displays show subviews shifted; zero for scroll views, which displays
  /// scroll.
  final var _displayedShift: CGPoint { _lazyState?.boundsOrigin ?? .zero }

  /// Converts a point to the coordinates of another view in the same window; of the window if nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(point, to: _space(of: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(point, from: _space(of: view))
  }

  /// Returns the bounding box of a rectangle in another view of the same window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convert(rect, to: _space(of: view))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convert(rect, from: _space(of: view))
  }

  // MARK: Dynamics

  /// The shape of the view in collisions of dynamic items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of a view whose ``collisionBoundsType`` is `path`, relative to its centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Hit testing

  /// Returns the farthest descendant, including this view, that contains a point.
  ///
  /// Views that are hidden, ignore touches, or have an alpha below 0.01 are skipped with their
  /// descendants. Front subviews take precedence.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - event: The event; nil outside event handling.
  /// - Returns: Nil if the point is outside the view.
  /// - Complexity: O(n) for n descendants.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    _hitTest(point, with: event)
  }

  /// Returns whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Layout and drawing

  /// The natural size of the view's content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Requests `layoutSubviews()` before the next commit.
  open func setNeedsLayout() {
    guard !_flags.needsLayout else { return }
    _flags.needsLayout = true
    _runtime?.needsLayout(self)
  }

  /// Performs pending layout immediately, so that frames satisfy the constraints.
  open func layoutIfNeeded() {
    _layOutNow()
  }

  open func layoutSubviews() {}

  /// Lays out the sublayers of the view's layer by calling ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }

  /// Draws the view's own content in `UIGraphicsGetCurrentContext()`, behind its subviews.
  ///
  /// The default implementation does nothing. The method is called before the view is first shown,
  /// and before the commit after `setNeedsDisplay()`, always for the whole bounds. A view that is
  /// resized shows the same drawing stretched, unless its `contentMode` is `redraw`.
  open func draw(_ rect: CGRect) {}

  /// Marks the view's drawing as changed; for a label whose class overrides text drawing, also the
  /// text.
  open func setNeedsDisplay() {
    _roomMayHaveChanged()
    _needsDrawing()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Updates constraints.
  ///
  /// Called once before the first layout, and after `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}

  /// Notifies the view that the layout margins have changed.
  open func layoutMarginsDidChange() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    _sizeThatFits(size)
  }

  // MARK: Constraints

  /// A Boolean value that indicates whether the `frame`, rather than constraints, places the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _flags.translatesFrame }
    set { _setTranslatesFrame(newValue) }
  }

  open func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    _layoutState?.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    _makeLayoutState().hugging[axis] = priority
    _layoutChanged()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    _layoutState?.compressionResistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    _makeLayoutState().compressionResistance[axis] = priority
    _layoutChanged()
  }

  /// Marks `intrinsicContentSize` as changed.
  open func invalidateIntrinsicContentSize() {
    _roomMayHaveChanged()
    _contentSizeMayChange()
    _runtime?.scheduleCommit()
  }

  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    _flags.needsConstraintUpdate = true
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool {
    _flags.needsConstraintUpdate
  }

  /// Calls `updateConstraints()` where requested in this view and its descendants, subviews first.
  open func updateConstraintsIfNeeded() {
    for child in _subviews { child.updateConstraintsIfNeeded() }
    _updateConstraintsOfThis()
  }

  /// The constraints that this view holds: those added to it, and active ones whose closest common
  /// ancestor it is.
  open var constraints: [NSLayoutConstraint] {
    guard let state = _layoutState else { return [] }
    let near = (state.ownConstraints + state.constraints).filter { $0._holder === self }
    let distant = state.distantConstraints.filter { $0._owner !== self }
    return (near + distant + state.guides.flatMap(\._ownConstraints)).sorted {
      $0._order < $1._order
    }
  }

  /// Activates a constraint; traps if it refers to views outside this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    _hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint._holder else { return }
    // A guide's own size is held by its placeholder.
    if holder === self || (holder is _GuideView && holder._superview === self) {
      constraint.isActive = false
    }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Margins, guides and anchors

  /// The margins of `layoutMarginsGuide`, with leading and trailing insets.
  ///
  /// The default is 8 points; for a controller's view 16 at the sides and none above and below.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      _layoutState?.margins?.directional(isRightToLeft: _usesRightToLeftLayout) ?? _defaultMargins
    }
    set { _setMargins(.directional(newValue)) }
  }

  /// The margins with left and right insets.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, isRightToLeft: _usesRightToLeftLayout) }
    set { _setMargins(.physical(newValue)) }
  }

  /// A Boolean value that indicates whether the layout margins are at least the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { _layoutState?.preservesMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      _makeLayoutState().preservesMargins = newValue
      _marginsGuideChanged()
    }
  }

  /// A Boolean value that indicates whether the margins guide is within the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { _layoutState?.ignoresSafeAreaInMargins != true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      _makeLayoutState().ignoresSafeAreaInMargins = !newValue
      _marginsGuideChanged()
    }
  }

  /// Notifies the view that the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The insets of the safe area: the edges covered by bars and the device; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets {
    _coveredEdges
  }

  /// The guide of the area that neither bars nor the edges of the device cover.
  open var safeAreaLayoutGuide: UILayoutGuide { _systemGuide(.safeArea) }

  /// The guide of the safe area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { _systemGuide(.margins) }

  /// The guide of the readable width within the margins: at most 672 points, centred.
  open var readableContentGuide: UILayoutGuide { _systemGuide(.readable) }

  /// The layout guides, in the order of adding.
  open var layoutGuides: [UILayoutGuide] { _layoutState?.guides ?? [] }

  /// Adds a layout guide, and removes it from its previous owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    _addGuide(layoutGuide)
  }

  /// Removes a layout guide with the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    _removeGuide(layoutGuide)
  }

  /// The guide of the keyboard's area; without a keyboard its top is the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    _keyboardGuide
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The view whose baseline the attribute `firstBaseline` means; by default that of the last one.
  ///
  /// An override returns a subview, such as a label. The bottom edge of a view without text is its
  /// baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose baseline the attribute `lastBaseline` means; by default this one.
  open var forLastBaselineLayout: UIView { self }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }

  // MARK: Alignment

  /// The insets of the alignment rectangle, which excludes shadows for example.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints align for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets._negated)
  }

  // MARK: Debugging

  /// A Boolean value that indicates whether constraints leave the frame ambiguous; for debugging.
  ///
  /// - Complexity: Solves the view's layout region several times.
  open var hasAmbiguousLayout: Bool { _hasAmbiguousLayout }

  /// Returns the constraints that determine the view's position and length along an axis; for
  /// debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _constraintsAffectingLayout(axis)
  }

  // MARK: Sizes that fit

  /// Returns the size that satisfies the view's constraints and content.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the fitting size, with the target's length along axes whose priority is required.
  ///
  /// Content outweighs every priority that is lower than its compression resistance.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    _solvedSize(
      fitting: LayoutRegion.FittingTarget(
        targetSize,
        horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority
      )
    )
  }

  /// Resizes the view to fit its content, at the same origin.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The resizing behaviour relative to the superview; an empty mask keeps the view at the top
  /// left.
  ///
  /// Flexible parts along an axis share the change of the superview's length in proportion to their
  /// length.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { _layoutState?.autoresizing?.mask ?? [] }
    set { if newValue != autoresizingMask { _setAutoresizingMask(newValue) } }
  }

  /// A Boolean value that indicates whether subviews resize with this view by their masks.
  open var autoresizesSubviews: Bool {
    get { _layoutState?.keepsSubviewsFromResizing != true }
    set { if newValue != autoresizesSubviews { _setAutoresizesSubviews(newValue) } }
  }

  // MARK: Responder chain

  open override var next: UIResponder? {
    _controller ?? _superview
  }

  package override var _responderScene: _SceneRuntime? { _runtime }

  /// Notifies the view that a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection {
    _traits
  }

  // MARK: Gestures

  /// The gesture recognizers of this view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { _lazyState?.gestures.isEmpty == false ? _lazyState?.gestures : nil }
    set {
      for old in _lazyState?.gestures ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _addGesture(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    _removeGesture(gestureRecognizer)
  }

  /// Returns whether a gesture of this view may be recognised.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A Boolean value that indicates whether the view receives several touches at a time.
  open var isMultipleTouchEnabled: Bool {
    get { _lazyState?.takesMultipleTouches ?? false }
    set {
      if newValue != isMultipleTouchEnabled { _makeLazyState().takesMultipleTouches = newValue }
    }
  }

  /// A Boolean value that indicates whether other views receive no touches while this view does.
  open var isExclusiveTouch: Bool {
    get { _lazyState?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { _makeLazyState().isExclusiveTouch = newValue } }
  }

  // MARK: Interactions

  /// The interactions, in the order of adding.
  open var interactions: [any UIInteraction] {
    get { _lazyState?.interactions ?? [] }
    set { _setInteractions(newValue) }
  }

  /// Adds an interaction, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    _addInteraction(interaction)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    _removeInteraction(interaction)
  }

  // MARK: Direction

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    _contentDirection
  }

  /// The semantic meaning of the content, which determines whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { _layoutState?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      _makeLayoutState().semanticContent = newValue
      _marginsGuideChanged()
    }
  }

  // MARK: Accessibility

  // Subclasses may override these; the scene then reads them again with each commit.

  /// The label that screen readers announce; nil for the view's own text.
  open var accessibilityLabel: String? {
    get { _lazyState?.accessibility.label }
    set { _updateAccessibility { $0.label = newValue } }
  }

  open var accessibilityValue: String? {
    get { _lazyState?.accessibility.value }
    set { _updateAccessibility { $0.value = newValue } }
  }

  /// The point of the screen that assistive technology taps; the centre of the view unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      _lazyState?.accessibilityPlaces?.activationPoint
        ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }
    set { _changeAccessibilityPlaces { $0.activationPoint = newValue } }
  }

  open var accessibilityHint: String? {
    get { _lazyState?.accessibility.hint }
    set { _updateAccessibility { $0.hint = newValue } }
  }

  /// The BCP 47 tag of the language of this view and its descendants; nil for the app's.
  open var accessibilityLanguage: String? {
    get { _lazyState?.accessibility.language }
    set { _updateAccessibility { $0.language = newValue } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: _lazyState?.accessibility.traits.rawValue ?? 0) }
    set { _updateAccessibility { $0.traits = .init(rawValue: newValue.rawValue) } }
  }

  open var isAccessibilityElement: Bool {
    get { _lazyState?.isAccessibilityElement ?? (self is UIControl || self is UILabel) }
    set { _setAccessibilityElement(newValue) }
  }

  open var accessibilityElementsHidden: Bool {
    get { _lazyState?.accessibility.hidesElements ?? false }
    set { _updateAccessibility { $0.hidesElements = newValue } }
  }

  /// A Boolean value that indicates whether screen readers ignore the view's siblings.
  open var accessibilityViewIsModal: Bool {
    get { _lazyState?.accessibility.isModal ?? false }
    set { _updateAccessibility { $0.isModal = newValue } }
  }

  /// The accessibility elements in this view, in order; nil for all descendants in their own order.
  ///
  /// The elements are views, or elements of a view that draws them itself.
  open var accessibilityElements: [Any]? {
    get { _lazyState?.elements }
    set { _setAccessibilityElements(newValue) }
  }

  /// The number of ``accessibilityElements``; `NSNotFound` without any.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The frame in the coordinates of the screen, in points.
  open var accessibilityFrame: CGRect {
    get { _lazyState?.accessibilityPlaces?.frame ?? convert(bounds, to: nil) }
    set { _changeAccessibilityPlaces { $0.frame = newValue } }
  }

  /// A Boolean value that indicates whether descendants are read before siblings; displays do this
  /// for every view.
  open var shouldGroupAccessibilityChildren: Bool {
    get { _lazyState?.groupsElements ?? false }
    set { _makeLazyState().groupsElements = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { _lazyState?.identifier }
    set {
      guard newValue != accessibilityIdentifier else { return }
      _makeLazyState().identifier = newValue
      _invalidate(.identifier)
    }
  }

  /// The custom actions for assistive technology; nil is equivalent to an empty array.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { _lazyState?.customActions }
    set { _setCustomActions(newValue) }
  }
}
