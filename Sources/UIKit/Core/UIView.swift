package import UIKitHosting

/// A rectangle of the screen with content, children and a place among its siblings.
///
/// Whatever subclasses may override stands here, as Swift asks of a class; how it is done stands in the
/// extensions, one file for each concern.
///
/// Setters change the tree at once and mark what changed; once per turn the scene commits it to
/// its display, as UIKit's views commit to a render server.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// No intrinsic length on an axis.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: Stored state

  package final weak var _superview: UIView?
  package final var _subviews: [UIView] = []
  /// The controller whose root view this is.
  package final weak var _controller: UIViewController?
  /// The scene that shows this view; nil outside a window.
  ///
  /// A scene clears it in every view that it shows before it goes; weak for those that it has not
  /// shown of late, which somebody's late work may still hold.
  package final weak var _runtime: _SceneRuntime?
  /// This view's node while it is in a scene.
  package final var _nodeID: NodeID?
  // Flags stand together, as they fill what the node leaves of its word.
  package final var _needsLayout = true
  /// Whether the next walk of layout visits what is below this view.
  ///
  /// Superviews of such a view have the mark too, except above hidden views of stacks, which no walk
  /// visits.
  final var _hasStaleFrames = true
  /// Whether `updateConstraints()` is called before the next layout.
  package final var _needsConstraintUpdate = true
  /// Whether the app has set the frame.
  package final var _hasOwnFrame = false
  /// Whether somebody observes a property of the view or of its layer.
  package final var _isObserved = false
  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false
  /// The attributes that were ever set, and so are sent when the view enters a scene.
  package final var _written = AttributeKeys()
  /// The attributes that the next commit sends.
  package final var _dirty = AttributeKeys()
  /// The commit after which a tap on this view means what it means now.
  package final var _meaningSince: UInt64 = 0
  package final var _layoutState: _LayoutState?
  /// The solution of the region of layout that begins here; nil before it was solved.
  final var _layoutSystem: LayoutSystem?
  package final var _rare: _RareViewState?
  /// The frame that was set or computed last.
  package final var _frame = CGRect.zero

  /// What `translatesAutoresizingMaskIntoConstraints` says.
  package final var _translatesFrame = true
  /// Whether the superview, which is a stack, arranges this view.
  package final var _isArranged = false
  /// Whether the view's class decides itself which points are in it; nil before that was looked up.
  final var _decidesHits: Bool?
  /// The number that the view had in the region of layout that was described last.
  final var _layoutIndex: Int32 = -1

  // MARK: Initialisers

  public init(frame: CGRect) {
    super.init()
    // Displays know that of such kinds.
    if _isInert { _isUserInteractionEnabled.wrappedValue = false }
    guard frame != .zero else { return }
    _frame = frame
    _hasOwnFrame = true
    _written.insert(AttributeKeys(.frame))
  }

  /// There are no archives on this platform: the answer is always nil where a subclass's own
  /// initialiser does not say otherwise.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
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

  /// Whether what lies outside is cut off where the app does not say.
  package var _clipsUnlessTold: Bool { false }

  /// The view that what apps add is in, once there is one: of a cell, of a tab bar controller's view.
  package var _contentHolder: UIView? { nil }

  /// What assistive technology calls it where the app does not say; nil for its text.
  package var _impliedName: String? { nil }

  /// The value of one attribute now.
  ///
  /// Subclasses answer for their own and pass the rest on.
  package func _attribute(_ key: AttributeKey) -> Attribute {
    _baseAttribute(key)
  }

  /// How it stacks the subviews that it arranges; nil where it is no stack.
  package var _arrangement: StackLayout? { nil }

  /// The level of this view and all below it; unspecified for that of what is above.
  package var _ownLevel: UIUserInterfaceLevel { .unspecified }

  /// Whether the app knows nothing of it, as it stands in for what is no view.
  package var _isStandIn: Bool { false }

  /// Called when the view has become part of a scene's tree.
  package func _didEnterScene() {
    if _rare?.elements != nil || _speaksForItself { _runtime?.noteSpeaking(self) }
    if let controller = _controller { controller._viewEnteredScene() }
    _rare?.layer?._animations?.enteredScene()
    _needsDrawing()
  }

  /// Called when what a screen reader is told has changed.
  package func _accessibilityChanged() {}

  /// Called when there are other accessibility actions.
  package func _customActionsChanged() {
    _invalidate(.menuOffer)
    _meaningChanged()
  }

  /// Marks the view's text for the next commit if its lines are not those that displays have.
  package func _settleLines() {}

  /// Called when the scene's traits have changed.
  package func _traitsChanged(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    _needsDrawing()
    _invalidateSolution(.views)
    _rare?.traitRegistrations?.changed(self, from: old)
    _controller?._traitsChanged(old)
  }

  /// Called when the room around its text may be another, where its class says that.
  package func _roomMayHaveChanged() {}

  // MARK: Appearance

  @_Told open var isHidden: Bool = false {
    willSet { _willChange(["hidden"]) }
    didSet {
      defer { _didChange(["hidden"]) }
      guard isHidden != oldValue else { return }
      _invalidate(.isHidden)
      _superview?._arrangedChildHiddenChanged(self)
    }
  }

  open var alpha: CGFloat {
    get { _rare?.alpha ?? 1 }
    set {
      _animatableWillChange(["alpha"])
      defer { _didChange(["alpha"]) }
      guard newValue != alpha else { return }
      _makeRare().alpha = min(max(newValue, 0), 1)
      _invalidate(.alpha)
    }
  }

  @_Told open var backgroundColor: UIColor? {
    willSet { _animatableWillChange(["backgroundColor"]) }
    didSet {
      defer { _didChange(["backgroundColor"]) }
      guard backgroundColor != oldValue else { return }
      _invalidate(.background)
      _rare?.layer?._shapeChanged()
    }
  }

  /// The colour of what is tinted in this view and below; the superview's unless set.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? _plainTint._dimmed : _plainTint }
    set {
      _makeRare().tintColor = newValue
      _invalidate(.tint)
      _tintChanged()
    }
  }

  /// Whether the tint of this view and below is dimmed; what is above says so unless set.
  ///
  /// With `automatic` set, it answers `dimmed` while the view lies behind an alert, a popover or a
  /// sheet.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { _resolvedTintMode }
    set { _changeTintMode { _makeRare().tintMode = newValue } }
  }

  /// Called when the tint of this view has changed, its own or an inherited one.
  open func tintColorDidChange() {}

  /// Whether it receives touches that its class does not override anything for.
  package var _listensToTouches: Bool { false }

  @_Told open var isUserInteractionEnabled: Bool = true {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      _invalidate(.isInteractive)
      if gestureRecognizers != nil { _invalidate(.strokes) }
      _pointersChanged()
    }
  }

  open var clipsToBounds: Bool {
    get { _rare?.clipsToBounds ?? _clipsUnlessTold }
    set {
      guard newValue != clipsToBounds else { return }
      _makeRare().clipsToBounds = newValue
      _invalidate(.clipsToBounds)
      _rare?.layer?._shapeChanged()
    }
  }

  /// Promises that the view fills its bounds; nothing looks otherwise for it.
  open var isOpaque: Bool {
    get { _rare?.isOpaque ?? true }
    set { if newValue != isOpaque { _makeRare().isOpaque = newValue } }
  }

  open var contentMode: UIView.ContentMode {
    get { _rare?.contentMode ?? .scaleToFill }
    set {
      guard newValue != contentMode else { return }
      _makeRare().contentMode = newValue
      _invalidate(.contentMode)
      if _kind == .image { _invalidate(.image) }
    }
  }

  open var tag: Int {
    get { _rare?.tag ?? 0 }
    set { _makeRare().tag = newValue }
  }

  /// The class of the view's layer: `CALayer`, or one that inherits from it.
  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { _makeLayer() }

  /// How the view is drawn otherwise than it is placed, about its centre.
  ///
  /// Layout knows nothing of it: `frame` is that of the view as it would be without.
  open var transform: CGAffineTransform {
    get { _rare?.layer?.affineTransform() ?? .identity }
    set { if newValue != transform { layer.setAffineTransform(newValue) } }
  }

  /// The style of this view and all below it; that of what is above unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { _rare?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      _changeStyle { _makeRare().interfaceStyle = newValue }
    }
  }

  // MARK: Hierarchy

  open var superview: UIView? { _superview }
  open var subviews: [UIView] { _listedSubviews }

  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current._superview
    }
    return nil
  }

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
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    precondition(
      subviews.indices.contains(lower) && subviews.indices.contains(upper),
      "Expected indexes of \(subviews.count) subviews, got \(index1) and \(index2)."
    )
    guard lower != upper else { return }
    let (first, last) = (_place(ofSubview: lower), _place(ofSubview: upper))
    _move(_subviews[first], to: last)
    _move(_subviews[last - 1], to: first)
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

  /// The view with this tag among this view and all below it, parents before children.
  /// - Complexity: O(views).
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in _subviews {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let ancestor = current {
      if ancestor === view { return true }
      current = ancestor._superview
    }
    return false
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

  open var frame: CGRect {
    get { _currentFrame }
    set {
      _hasOwnFrame = true
      guard newValue != _frame else { return }
      let oldValue = _frame
      _frameWillChange(to: newValue)
      _frame = newValue
      _frameSetByHand()
      _frameChanged()
      _mark(.frame)
      _motionsMayChange()
      setNeedsLayout()
      if newValue.size != oldValue.size { _drawnSizeChanged() }
      _frameDidChange(from: oldValue)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: _boundsOrigin, size: _currentFrame.size) }
    set {
      let (old, anchor) = (_frame, _anchorPoint)
      _boundsOrigin = newValue.origin
      frame = CGRect(
        x: old.minX + (old.width - newValue.width) * anchor.x,
        y: old.minY + (old.height - newValue.height) * anchor.y,
        width: newValue.width,
        height: newValue.height
      )
    }
  }

  /// A point of this view's as one of another in the same window; of the window where nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(point, to: _space(of: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(point, from: _space(of: view))
  }

  /// The rectangle that holds this view's rectangle in another in the same window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convert(rect, to: _space(of: view))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convert(rect, from: _space(of: view))
  }

  private func _space(of view: UIView?) -> any UICoordinateSpace {
    view ?? window ?? _SceneSpace(of: nil)
  }

  // MARK: Hit testing

  /// The farthest descendant, this view included, that contains a point of this view.
  ///
  /// Views that are hidden, ignore touches, or have an alpha below 0.01 are skipped with all in them.
  /// Subviews in front go before those behind.
  /// - Parameters:
  ///   - point: Points of this view's coordinates.
  ///   - event: The event that the call is for; nil outside of event handling.
  /// - Returns: Nil if the point lies outside of the view.
  /// - Complexity: O(n) for n descendants.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !_isLocked,
      self.point(inside: point, with: event)
    else { return nil }
    if !_subviews.isEmpty { _updateFramesIfStale() }
    for subview in subviews.reversed() where subview._mayContain(point) {
      if let hit = subview.hitTest(subview._own(point), with: event) { return hit }
    }
    return self
  }

  /// Whether the bounds contain a point of this view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var center: CGPoint {
    get {
      let (frame, anchor) = (frame, _anchorPoint)
      return CGPoint(
        x: frame.minX + frame.width * anchor.x,
        y: frame.minY + frame.height * anchor.y
      )
    }
    set {
      let anchor = _anchorPoint
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchor.x,
        y: newValue.y - frame.height * anchor.y
      )
    }
  }

  package var _boundsOrigin: CGPoint {
    get { .zero }
    set { _ = newValue }
  }

  /// The size that the view's own content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Asks for `layoutSubviews()` before the next commit.
  open func setNeedsLayout() {
    guard !_needsLayout else { return }
    _needsLayout = true
    _runtime?.needsLayout(self)
  }

  /// Lays out now what has asked for it, so that frames are those of the constraints.
  open func layoutIfNeeded() {
    _layOutNow()
  }

  open func layoutSubviews() {}

  /// Lays out the view's layer: calls ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) {
    layoutSubviews()
  }

  /// Draws the view's own content in `UIGraphicsGetCurrentContext()`, under what lies in it; nothing
  /// unless overridden.
  ///
  /// It is called before the view is first shown, and before the commit after `setNeedsDisplay()`, always
  /// for the whole of its bounds. A view that becomes larger or smaller shows the same drawing stretched,
  /// unless its `contentMode` is `redraw`.
  open func draw(_ rect: CGRect) {}

  /// Says that what the view draws has changed: of a label, where its class has the text drawn.
  open func setNeedsDisplay() {
    _roomMayHaveChanged()
    _needsDrawing()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Makes constraints that depend on what has changed; called once before the first layout, and
  /// whenever `setNeedsUpdateConstraints()` asked for it.
  open func updateConstraints() {}

  /// Called when the layout margins have changed.
  open func layoutMarginsDidChange() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    _sizeThatFits(size)
  }

  // MARK: Constraints

  /// Whether the view's `frame` places it, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { _translatesFrame }
    set {
      guard newValue != _translatesFrame else { return }
      _translatesFrame = newValue
      _layoutChanged()
      _superview?._layoutChildrenChanged()
    }
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

  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() {
    _roomMayHaveChanged()
    _contentSizeMayChange()
    _runtime?.scheduleCommit()
  }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    _needsConstraintUpdate = true
    setNeedsLayout()
  }

  open func needsUpdateConstraints() -> Bool {
    _needsConstraintUpdate
  }

  /// Calls `updateConstraints()` now where it was asked for, here and below, subviews first.
  open func updateConstraintsIfNeeded() {
    for child in _subviews { child.updateConstraintsIfNeeded() }
    _updateConstraintsOfThis()
  }

  /// The constraints that this view holds: those added to it, and active ones whose closest
  /// common view it is.
  open var constraints: [NSLayoutConstraint] {
    guard let state = _layoutState else { return [] }
    let near = (state.ownConstraints + state.constraints).filter { $0._holder === self }
    return near + state.distantConstraints.filter { $0._owner !== self }
  }

  /// Makes a constraint hold; it traps where it speaks of what is not within this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    _hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint._holder === self { constraint.isActive = false }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Margins, guides and anchors

  /// The margins of `layoutMarginsGuide`: 8 points, and 16 at the sides of a controller's view
  /// and none above and below it, unless set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { _layoutState?.margins?.directional(isRightToLeft: _readsFromTheRight) ?? _defaultMargins }
    set { _setMargins(.directional(newValue)) }
  }

  /// The same margins, told from the left.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, isRightToLeft: _readsFromTheRight) }
    set { _setMargins(.physical(newValue)) }
  }

  /// Whether the layout margins reach at least as far as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { _layoutState?.preservesMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      _makeLayoutState().preservesMargins = newValue
      _marginsGuideChanged()
    }
  }

  /// Whether the margins' guide lies within the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { _layoutState?.ignoresSafeAreaInMargins != true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      _makeLayoutState().ignoresSafeAreaInMargins = !newValue
      _marginsGuideChanged()
    }
  }

  /// Called when what is covered of this view has changed.
  open func safeAreaInsetsDidChange() {}

  /// What bars and the edges of the device cover of this view; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets {
    _coveredEdges
  }

  /// The part of the view that no bar and no edge of the device covers.
  open var safeAreaLayoutGuide: UILayoutGuide { _systemGuide(.safeArea) }

  /// The part of the safe area within the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { _systemGuide(.margins) }

  /// The part of the margins' guide whose lines of text are easily read: at most 672 points wide,
  /// in the middle.
  open var readableContentGuide: UILayoutGuide { _systemGuide(.readable) }

  /// The guides that were added, in that order.
  open var layoutGuides: [UILayoutGuide] { _layoutState?.guides ?? [] }

  /// Makes a guide part of this view's layout, and takes it from where it was.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    _addGuide(layoutGuide)
  }

  /// Takes a guide out of this view, and with it the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    _removeGuide(layoutGuide)
  }

  /// What is pinned to its top stands above the keyboard, and above the safe area's foot while
  /// there is none.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = _makeLayoutState()
    if let known = state.keyboardGuide { return known }
    let guide = UIKeyboardLayoutGuide(of: self)
    state.keyboardGuide = guide
    return guide
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

  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }

  // MARK: Alignment

  /// The parts of the frame outside of the rectangle that constraints align, such as a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align in a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left,
      y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom
    )
  }

  /// The frame whose alignment rectangle this is.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  // MARK: Debugging

  /// Whether constraints leave the frame a range; for debugging.
  ///
  /// - Complexity: That of solving what is connected with the view, several times.
  open var hasAmbiguousLayout: Bool { _hasAmbiguousLayout }

  /// The constraints that decide about the view's length and place along an axis; for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    _constraintsAffectingLayout(axis)
  }

  // MARK: Sizes that fit

  /// The size that the view's content and lengths ask for.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The same with the target's width or height where its priority is required.
  ///
  /// Content outweighs every lower priority than its own compression resistance.
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

  /// Takes the size that fits the content, at the same origin.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// How the frame follows the superview's size; none keeps it at the top left.
  ///
  /// What is flexible along an axis shares what the superview gains or loses, in proportion to
  /// its length.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { _layoutState?.autoresizing?.mask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      let frame = frame
      _makeLayoutState().autoresizing = newValue.isEmpty ? nil : _Autoresizing(newValue, frame)
      _frameSetByHand()
      _invalidate(.frame)
    }
  }

  /// Whether subviews follow changes of this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { _layoutState?.keepsSubviewsFromResizing != true }
    set {
      guard newValue != autoresizesSubviews else { return }
      _makeLayoutState().keepsSubviewsFromResizing = !newValue
      for subview in subviews where !subview.autoresizingMask.isEmpty {
        subview._frameSetByHand()
        subview._invalidate(.frame)
      }
    }
  }

  // MARK: Responding

  open override var next: UIResponder? {
    _controller ?? _superview
  }

  package override var _responderScene: _SceneRuntime? { _runtime }

  /// Called when a trait of the view's environment has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection {
    _traits
  }

  // MARK: Gestures

  /// The recognisers of this view; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { _rare?.gestures.isEmpty == false ? _rare?.gestures : nil }
    set {
      for old in _rare?.gestures ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Takes a recogniser from the view that it watched so far, if any.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer._view?.removeGestureRecognizer(gestureRecognizer)
    _makeRare().gestures.append(gestureRecognizer)
    gestureRecognizer._view = self
    gestureRecognizer._changed()
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer._view === self else { return }
    gestureRecognizer._interrupt()
    _rare?.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer._changed()
    gestureRecognizer._view = nil
  }

  /// A gesture of this view is about to be recognised: whether it counts.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view receives further touches while one goes on.
  open var isMultipleTouchEnabled: Bool {
    get { _rare?.takesMultipleTouches ?? false }
    set { if newValue != isMultipleTouchEnabled { _makeRare().takesMultipleTouches = newValue } }
  }

  /// Whether other views receive no touches while this one does.
  open var isExclusiveTouch: Bool {
    get { _rare?.isExclusiveTouch ?? false }
    set { if newValue != isExclusiveTouch { _makeRare().isExclusiveTouch = newValue } }
  }

  // MARK: Interactions

  /// The behaviours that were added, in that order.
  open var interactions: [any UIInteraction] {
    get { _rare?.interactions ?? [] }
    set { _setInteractions(newValue) }
  }

  /// Adds a behaviour, and takes it from the view that it was added to.
  open func addInteraction(_ interaction: any UIInteraction) {
    _addInteraction(interaction)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    _removeInteraction(interaction)
  }

  // MARK: Direction

  /// The direction that what is in this view is laid out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isReversed =
      semanticContentAttribute == .unspecified
      ? traitCollection.layoutDirection == .rightToLeft : _readsFromTheRight
    return isReversed ? .rightToLeft : .leftToRight
  }

  /// The meaning of the view's content, which decides whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { _layoutState?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      _makeLayoutState().semanticContent = newValue
      _marginsGuideChanged()
    }
  }

  // MARK: Accessibility

  // A subclass may answer for itself; then it is asked again with each commit of its scene.

  /// What a screen reader calls this view; nil leaves it to the view's own text.
  open var accessibilityLabel: String? {
    get { _rare?.accessibility.label }
    set { _updateAccessibility { $0.label = newValue } }
  }

  open var accessibilityValue: String? {
    get { _rare?.accessibility.value }
    set { _updateAccessibility { $0.value = newValue } }
  }

  /// The point of the screen that assistive technology taps; the middle of the view unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      _rare?.activationPoint ?? convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }
    set { _makeRare().activationPoint = newValue }
  }

  open var accessibilityHint: String? {
    get { _rare?.accessibility.hint }
    set { _updateAccessibility { $0.hint = newValue } }
  }

  /// A BCP 47 tag of the language that it is said in, with all that is in it; nil for the app's.
  open var accessibilityLanguage: String? {
    get { _rare?.accessibility.language }
    set { _updateAccessibility { $0.language = newValue } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(rawValue: _rare?.accessibility.traits.rawValue ?? 0) }
    set { _updateAccessibility { $0.traits = .init(rawValue: newValue.rawValue) } }
  }

  open var isAccessibilityElement: Bool {
    get { _rare?.isAccessibilityElement ?? (self is UIControl || self is UILabel) }
    set { _setAccessibilityElement(newValue) }
  }

  open var accessibilityElementsHidden: Bool {
    get { _rare?.accessibility.hidesElements ?? false }
    set { _updateAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether screen readers leave out what stands beside this view, in its superview.
  open var accessibilityViewIsModal: Bool {
    get { _rare?.accessibility.isModal ?? false }
    set { _updateAccessibility { $0.isModal = newValue } }
  }

  /// What screen readers and keys come to in this view, in this order, and nothing else; nil for all
  /// that is in it, in its own order.
  ///
  /// - Precondition: They are views. There are no elements that are none (`UIAccessibilityElement`).
  open var accessibilityElements: [Any]? {
    get { _rare?.elements }
    set { _setAccessibilityElements(newValue) }
  }

  /// Whether what is in this view is read before what stands beside it, which displays do for every
  /// view.
  open var shouldGroupAccessibilityChildren: Bool {
    get { _rare?.groupsElements ?? false }
    set { _makeRare().groupsElements = newValue }
  }

  open var accessibilityIdentifier: String? {
    get { _rare?.identifier }
    set {
      guard newValue != accessibilityIdentifier else { return }
      _makeRare().identifier = newValue
      _invalidate(.identifier)
    }
  }

  /// What assistive technology can do with this view; nil and none are the same.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { _rare?.customActions }
    set { _setCustomActions(newValue) }
  }
}
