package import UIKitHosting

/// A view whose content is larger than itself.
open class UIScrollView: UIView {
  /// The offset in the coordinates of displays: relative to the resting position, independent of
  /// insets.
  package final internal(set) var _displayedOffset: CGPoint = .zero

  /// The content insets that were last reported.
  final var _reportedInsets: UIEdgeInsets = .zero

  /// Rarely used state, allocated lazily.
  final var _details: ScrollDetails?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .scrollView }
  package override var _clipsByDefault: Bool { true }

  public final weak var _scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if _scrollDelegate !== oldValue { _delegateChanged() } }
  }

  /// A Boolean value that indicates whether the delegate receives every step, assumed until a call
  /// shows otherwise.
  final var _reportsScrollSteps = false {
    didSet { if _reportsScrollSteps != oldValue { _invalidate(.scroll) } }
  }

  /// A Boolean value that indicates whether the latest call showed that the delegate lacks
  /// `scrollViewDidScroll(_:)`.
  final var _delegateIgnoresDidScroll = false

  /// A Boolean value that indicates whether the view itself needs every step.
  package var _needsSteps: Bool { false }

  /// A Boolean value that indicates whether the class may choose where drags come to rest.
  package var _choosesRest: Bool { false }

  /// Returns the content offset at which a drag comes to rest.
  package func _rest(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The size of the content, in points.
  ///
  /// The layout sets it if constraints lay out the content.
  open var contentSize: CGSize {
    get {
      _ = frame
      return _contentSize
    }
    set { _setContentSize(newValue) }
  }

  /// The size that was set, or computed by the layout.
  package final var _contentSize: CGSize = .zero {
    didSet { _contentSizeChanged(from: oldValue) }
  }

  package override var _boundsOrigin: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  /// The point of the content at the view's top left corner.
  ///
  /// The resting offset of content is the negative of the top and the left of
  /// `adjustedContentInset`.
  open var contentOffset: CGPoint {
    get { _contentOffset(displayed: _displayedOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Sets the content offset immediately; only the display is animated.
  ///
  /// The end of an animation calls `scrollViewDidEndScrollingAnimation(_:)`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    _setDisplayedOffset(_displayedOffset(content: contentOffset), animated: animated)
  }

  /// Scrolls to an offset relative to the resting position of the content.
  package func _setDisplayedOffset(_ offset: CGPoint, animated: Bool) {
    _motion.stopAnimation()
    guard offset != _displayedOffset else { return }
    _scrollsAnimated = animated
    _invalidate(.scrollTo)
    if animated { beginAnimation() }
    _move(to: offset)
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    _scrollToVisible(rect, animated: animated)
  }

  /// A Boolean value that indicates whether displays animate to the offset.
  final var _scrollsAnimated = false

  /// The shifts that pending scroll steps may not include yet, with the numbers of their commits.
  final var _shifts: [(commit: UInt64, distance: CGFloat)] = []

  /// The current motion, caused by the user or an animation.
  final var _motion: ScrollMotion = .none

  /// A Boolean value that indicates whether a finger touches the content.
  open var isTracking: Bool { _motion.isDragging }

  /// A Boolean value that indicates whether a finger has begun to scroll.
  open var isDragging: Bool { _motion.isDragging }

  /// A Boolean value that indicates whether the content is moving after the finger was lifted.
  open var isDecelerating: Bool { _motion == .decelerating || _motion.isSettling }

  /// The insets of the content from the edges of the view.
  @_Observed open var contentInset: UIEdgeInsets = .zero {
    willSet { _willChange(["contentInset"]) }
    didSet {
      if contentInset != oldValue { _contentInsetChanged() }
      _didChange(["contentInset"])
    }
  }

  /// The effective insets of the content: `contentInset` and the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    _updateFramesIfStale()
    return _lastInsets
  }

  /// Notifies the view that `adjustedContentInset` has changed, before the delegate is called.
  open func adjustedContentInsetDidChange() {}

  /// The safe area adjustment: content avoids bars and the edges of the device unless this is
  /// `never`.
  @_Observed open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { _insetAdjustmentChanged() } }
  }

  /// The refresh control above the content; pulling the content down starts a refresh.
  @_Observed open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { _replaceRefreshControl(oldValue) } }
  }

  @_Observed open var isScrollEnabled: Bool = true {
    didSet { if isScrollEnabled != oldValue { _fingersChanged() } }
  }

  /// The mode in which scrolling dismisses the keyboard; `interactive` also dismisses it
  /// immediately.
  @_Observed open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none {
    didSet { if keyboardDismissMode != oldValue { _invalidate(.scroll) } }
  }

  @_Observed open var isPagingEnabled: Bool = false {
    didSet { if isPagingEnabled != oldValue { _invalidate(.scroll) } }
  }

  /// The distance between pages, in points; nil for the visible length.
  final var _pageLength: CGFloat? {
    didSet { if _pageLength != oldValue { _invalidate(.scroll) } }
  }

  /// A Boolean value that indicates whether content that is not higher than the view bounces.
  ///
  /// Browsers decide this themselves; a refresh control works in any case.
  open var alwaysBounceVertical: Bool = false

  /// A Boolean value that indicates whether content that is not wider than the view bounces.
  ///
  /// If true, the content also avoids the safe area at the sides.
  @_Observed open var alwaysBounceHorizontal: Bool = false {
    didSet { if alwaysBounceHorizontal != oldValue { _sidesChanged() } }
  }

  @_Observed open var bounces: Bool = true {
    didSet { if bounces != oldValue { _invalidate(.scroll) } }
  }

  @_Observed open var showsHorizontalScrollIndicator: Bool = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { _invalidate(.scroll) } }
  }

  @_Observed open var showsVerticalScrollIndicator: Bool = true {
    didSet { if showsVerticalScrollIndicator != oldValue { _invalidate(.scroll) } }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .scroll: .scroll(_scrollValue)
    case .scrollTo:
      .scrollTo(
        x: Double(_displayedOffset.x),
        y: Double(_displayedOffset.y),
        animated: _scrollsAnimated
      )
    default: super._attribute(key)
    }
  }

  /// Handles scrolling by the user.
  package func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    guard !_ignoresFingers, point.x.isFinite, point.y.isFinite else { return false }
    // A display that reconnects starts at this offset.
    _scrollsAnimated = false
    _written.formUnion(AttributeKeys(.scrollTo))
    follow(phase, to: point)
    return true
  }

  // MARK: Indicators

  // Displays draw the indicators while content scrolls, in their own colours and beside the
  // content.

  /// The style of the indicators; displays ignore it.
  open var indicatorStyle: UIScrollView.IndicatorStyle {
    get { _details?.indicatorStyle ?? .default }
    set { _makeDetails().indicatorStyle = newValue }
  }

  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The insets of the vertical indicator; displays ignore them.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { _details?.verticalIndicatorInsets ?? .zero }
    set { _makeDetails().verticalIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator; displays ignore them.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { _details?.horizontalIndicatorInsets ?? .zero }
    set { _makeDetails().horizontalIndicatorInsets = newValue }
  }

  /// A Boolean value that indicates whether indicators avoid bars; displays handle this.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { _details?.adjustsIndicatorInsets ?? true }
    set { _makeDetails().adjustsIndicatorInsets = newValue }
  }

  /// Flashes the indicators; displays show them while the pointer is over the scroll view.
  open func flashScrollIndicators() {}

  // MARK: Scrolling behaviour

  /// The deceleration rate after the finger is lifted; displays use their own.
  open var decelerationRate: UIScrollView.DecelerationRate {
    get { _details?.decelerationRate ?? .normal }
    set { _makeDetails().decelerationRate = newValue }
  }

  /// A Boolean value that indicates whether a drag locks to an axis; displays decide this by its
  /// initial direction.
  open var isDirectionalLockEnabled: Bool {
    get { _details?.isDirectionalLockEnabled ?? false }
    set { _makeDetails().isDirectionalLockEnabled = newValue }
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; displays
  /// have no such status bar.
  open var scrollsToTop: Bool {
    get { _details?.scrollsToTop ?? true }
    set { _makeDetails().scrollsToTop = newValue }
  }

  /// The pan gesture recognizer; its state, translation and velocity follow the steps that displays
  /// report.
  ///
  /// It has no location, because displays handle the touches.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    _details?.pan ?? _makePan()
  }

  // MARK: Zooming

  /// The minimum scale of the view that the delegate's `viewForZooming(in:)` returns.
  ///
  /// Pinches zoom if it is less than `maximumZoomScale`.
  open var minimumZoomScale: CGFloat {
    get { _details?.minimumZoomScale ?? 1 }
    set {
      _makeDetails().minimumZoomScale = newValue
      _zoomLimitsChanged()
    }
  }

  open var maximumZoomScale: CGFloat {
    get { _details?.maximumZoomScale ?? 1 }
    set {
      _makeDetails().maximumZoomScale = newValue
      _zoomLimitsChanged()
    }
  }

  /// The scale of the zoomed view, clamped to the limits; 1 without a zoomed view.
  open var zoomScale: CGFloat {
    get { _zoomableView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms around the centre of the visible content.
  ///
  /// The scale changes immediately; only the display is animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    _setZoomScale(scale, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view, in its coordinates, fills the scroll view, within
  /// the limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    _zoom(to: rect, animated: animated)
  }

  /// A Boolean value that indicates whether a pinch may exceed the limits until it ends.
  open var bouncesZoom: Bool {
    get { _details?.bouncesZoom ?? true }
    set { _makeDetails().bouncesZoom = newValue }
  }

  /// A Boolean value that indicates whether a pinch is in progress.
  open var isZooming: Bool { _details?.zoomPhase == .pinching }

  /// A Boolean value that indicates whether the content is returning to a zoom limit.
  open var isZoomBouncing: Bool { _details?.zoomPhase == .bouncing }

  /// The gesture recognizer for zooming; nil if the limits do not allow it.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { _details?.pinch }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pinch = gestureRecognizer as? ZoomPinchGestureRecognizer, pinch === _details?.pinch
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return _mayZoom(by: pinch)
  }

  // MARK: Touches in the content

  /// A Boolean value that indicates whether touches in the content are delayed until scrolling is
  /// ruled out.
  ///
  /// Views receive them without delay in any case, and `touchesCancelled(_:with:)` when scrolling
  /// begins.
  open var delaysContentTouches: Bool {
    get { _details?.delaysContentTouches ?? true }
    set { _makeDetails().delaysContentTouches = newValue }
  }

  /// A Boolean value that indicates whether a touch in a view of the content may become a scroll or
  /// a zoom.
  open var canCancelContentTouches: Bool {
    get { _details?.canCancelContentTouches ?? true }
    set {
      guard newValue != canCancelContentTouches else { return }
      _makeDetails().canCancelContentTouches = newValue
      _runtime?.scrollingMayHaveChanged()
    }
  }

  /// Returns whether a view in the content receives the touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a touch in a view of the content may become a scroll or a zoom; false for
  /// controls.
  ///
  /// It is not called if `canCancelContentTouches` is false. Displays receive the result before a
  /// touch.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Touches

  // Displays scroll; superviews receive no touches of the scroll view, as in UIKit.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
