package import UIKitHosting

/// A view whose content is larger than itself.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// Whether content at rest keeps clear of what covers the edges, beside `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The offset as displays count it: from where content rests, whatever insets there are.
  package final private(set) var _displayedOffset: CGPoint = .zero

  /// The insets of the content when they were last reported.
  final var _reportedInsets: UIEdgeInsets = .zero

  /// Rarely used state, allocated lazily.
  final var _details: ScrollDetails?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .scrollView }
  package override var _clipsUnlessTold: Bool { true }

  public final weak var _scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if _scrollDelegate !== oldValue { _delegateChanged() } }
  }

  /// Whether the delegate hears of every step; taken for granted until it was seen not to.
  final var _tellsSteps = false {
    didSet { if _tellsSteps != oldValue { _invalidate(.scroll) } }
  }

  /// Whether the delegate has no `scrollViewDidScroll(_:)`, as the newest call shows.
  final var _didScrollIsUnheard = false

  /// Whether it hears of every step itself.
  package var _needsSteps: Bool { false }

  /// Points.
  ///
  /// Set by layout where the content is laid out by constraints.
  open var contentSize: CGSize {
    get {
      _ = frame
      return _contentSize
    }
    set {
      _willChange(["contentSize"])
      defer { _didChange(["contentSize"]) }
      guard newValue != _contentSize else { return }
      _contentSize = newValue
      _markFramesStale()
      if _kind == .scrollView { _mark(.scroll) }
    }
  }

  /// The size that was set, or that layout has computed.
  package final var _contentSize: CGSize = .zero {
    didSet { _contentSizeChanged(from: oldValue) }
  }

  package override var _boundsOrigin: CGPoint {
    get { contentOffset }
    set { contentOffset = newValue }
  }

  /// The point of the content at the view's top left corner.
  ///
  /// Content that is not scrolled rests at the negative of the top and the left of `adjustedContentInset`.
  open var contentOffset: CGPoint {
    get { _contentOffset(displayed: _displayedOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls there; the offset is that at once, and what is animated is the picture.
  ///
  /// When an animation is over, `scrollViewDidEndScrollingAnimation(_:)` is called.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    _setDisplayedOffset(_displayedOffset(content: contentOffset), animated: animated)
  }

  /// Scrolls to an offset that is counted from where the content rests.
  package func _setDisplayedOffset(_ offset: CGPoint, animated: Bool) {
    _motion.stopAnimation()
    guard offset != _displayedOffset else { return }
    scrollsAnimated = animated
    _invalidate(.scrollTo)
    if animated { beginAnimation() }
    _move(to: offset)
  }

  /// Scrolls as part of another animation, at whose end nothing is reported of the offset.
  final func _glide(to offset: CGPoint) {
    _motion.stopAnimation()
    guard offset != _displayedOffset else { return }
    scrollsAnimated = true
    _invalidate(.scrollTo)
    _move(to: offset)
  }

  /// Scrolls no farther than needed for a part of the content to be seen; not at all where it is.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let content = contentSize
    let seen = _seenSize
    let wanted = rect.intersection(CGRect(origin: .zero, size: content))
    guard !wanted.isNull else { return }
    func place(_ offset: CGFloat, _ first: CGFloat, _ last: CGFloat, _ seen: CGFloat) -> CGFloat {
      if first < offset || last - first > seen { return first }
      return max(offset, last - seen)
    }
    let offset = _displayedOffset
    let goal = CGPoint(
      x: place(offset.x, wanted.minX, wanted.maxX, seen.width),
      y: place(offset.y, wanted.minY, wanted.maxY, seen.height)
    )
    let most = CGPoint(x: content.width - seen.width, y: content.height - seen.height)
    _setDisplayedOffset(
      CGPoint(x: max(0, min(goal.x, most.x)), y: max(0, min(goal.y, most.y))),
      animated: animated
    )
  }

  /// The size of the part of the content that can be seen where it keeps clear of what covers it.
  private var _seenSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
  }

  private var scrollsAnimated = false

  /// What a person, or an animation, does to the offset now.
  final var _motion: ScrollMotion = .none

  /// Whether a finger holds the content.
  open var isTracking: Bool { _motion.isDragging }

  /// Whether a finger has begun to scroll.
  open var isDragging: Bool { _motion.isDragging }

  /// Whether the content goes on after a finger has let go.
  open var isDecelerating: Bool { _motion == .decelerating || _motion.isSettling }

  /// The distances of the content's edges from those of the view.
  @_Told open var contentInset: UIEdgeInsets = .zero {
    willSet { _willChange(["contentInset"]) }
    didSet {
      defer { _didChange(["contentInset"]) }
      guard contentInset != oldValue else { return }
      _invalidate(.scroll)
      _reportInsets()
    }
  }

  /// The insets of the content with what it keeps clear of: `contentInset` and the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    _updateFramesIfStale()
    return _lastInsets
  }

  /// Called when `adjustedContentInset` has changed, before the delegate's method.
  open func adjustedContentInsetDidChange() {}

  /// Whether content at rest keeps clear of bars and the edges of the device: it does unless this is
  /// `never`.
  @_Told open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      _invalidate(.scroll)
      _layoutChanged()
      setNeedsLayout()
      _reportInsets()
    }
  }

  /// Stands above the content; pulling the content down begins to refresh.
  @_Told open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refreshControl._slot = .refresh
      addSubview(refreshControl)
    }
  }

  @_Told open var isScrollEnabled: Bool = true {
    didSet { if isScrollEnabled != oldValue { _fingersChanged() } }
  }

  /// Whether a finger that scrolls puts the keyboard away; `interactive` does it at once too.
  @_Told open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none {
    didSet { if keyboardDismissMode != oldValue { _invalidate(.scroll) } }
  }

  @_Told open var isPagingEnabled: Bool = false {
    didSet { if isPagingEnabled != oldValue { _invalidate(.scroll) } }
  }

  /// Points from one page to the next; nil for as much as one sees.
  final var _pageLength: CGFloat? {
    didSet { if _pageLength != oldValue { _invalidate(.scroll) } }
  }

  /// Whether content that is not higher than the view gives way to a finger too.
  ///
  /// Browsers decide that themselves; a refresh control is pulled down whatever this says.
  open var alwaysBounceVertical: Bool = false

  /// Whether content that is not wider than the view gives way to a finger too, and keeps clear of what covers the
  /// sides.
  @_Told open var alwaysBounceHorizontal: Bool = false {
    didSet { if alwaysBounceHorizontal != oldValue { _sidesChanged() } }
  }

  @_Told open var bounces: Bool = true {
    didSet { if bounces != oldValue { _invalidate(.scroll) } }
  }

  @_Told open var showsHorizontalScrollIndicator: Bool = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { _invalidate(.scroll) } }
  }

  @_Told open var showsVerticalScrollIndicator: Bool = true {
    didSet { if showsVerticalScrollIndicator != oldValue { _invalidate(.scroll) } }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .scroll:
      .scroll(
        ScrollValue(
          isScrollEnabled: !_ignoresFingers,
          isPaging: isPagingEnabled,
          bounces: bounces,
          insets: contentInset._value,
          tellsSteps: _tellsSteps || _needsSteps,
          reportsDrags: _scrollDelegate != nil || _details?.pan != nil,
          showsIndicators: showsHorizontalScrollIndicator && showsVerticalScrollIndicator,
          dismissesKeyboard: keyboardDismissMode != .none,
          pageLength: _pageLength.map { Double($0) },
          keepsClear: contentInsetAdjustmentBehavior != .never,
          contentSize: _displayedContentSize
        )
      )
    case .scrollTo:
      .scrollTo(
        x: Double(_displayedOffset.x),
        y: Double(_displayedOffset.y),
        animated: scrollsAnimated
      )
    default: super._attribute(key)
    }
  }

  /// The person scrolls.
  package func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    guard !_ignoresFingers, point.x.isFinite, point.y.isFinite else { return false }
    // A display that shows it anew starts here.
    scrollsAnimated = false
    _written.formUnion(AttributeKeys(.scrollTo))
    follow(phase, to: point)
    return true
  }

  /// Follows content that has become longer or shorter above what is visible, as displays do by themselves.
  final func _shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    _willChange(["contentOffset", "bounds"])
    _displayedOffset.y += distance
    _offsetChanged()
    _didChange(["contentOffset", "bounds"])
    guard let _runtime else { return }
    shifts.append((_runtime.nextCommitNumber, distance))
    if shifts.count > Self.mostShifts { shifts.removeFirst() }
  }

  /// The most shifts that are kept for steps under way.
  private static let mostShifts = 32

  /// Shifts that steps of scrolling may not know of yet, by the numbers of their commits.
  private var shifts: [(commit: UInt64, distance: CGFloat)] = []

  /// Converts a place to which a person has scrolled to the content as it is now.
  /// - Parameters:
  ///   - point: The offset that the display reports.
  ///   - seen: The number of the newest commit that the display had shown by then.
  /// - Returns: The offset now.
  final func _place(_ point: CGPoint, seen: UInt64) -> CGPoint {
    shifts.removeAll { $0.commit <= seen }
    return CGPoint(x: point.x, y: shifts.reduce(point.y) { $0 + $1.distance })
  }

  final func _move(to point: CGPoint) {
    guard point != _displayedOffset else { return }
    _willChange(["contentOffset", "bounds"])
    _displayedOffset = point
    // What keeps to the frame moves in the content.
    _offsetChanged()
    _didChange(["contentOffset", "bounds"])
    _tellOfStep()
  }

  // MARK: Indicators

  // Displays draw the indicators, in colours of theirs and beside the content, while something scrolls.

  /// The colours of the indicators, which are the display's whatever is set.
  open var indicatorStyle: UIScrollView.IndicatorStyle {
    get { _details?.indicatorStyle ?? .default }
    set { _makeDetails().indicatorStyle = newValue }
  }

  /// The distances of both indicators from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// The distances of the vertical indicator from the edges; displays place it themselves.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { _details?.verticalIndicatorInsets ?? .zero }
    set { _makeDetails().verticalIndicatorInsets = newValue }
  }

  /// The distances of the horizontal indicator from the edges; displays place it themselves.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { _details?.horizontalIndicatorInsets ?? .zero }
    set { _makeDetails().horizontalIndicatorInsets = newValue }
  }

  /// Whether indicators keep clear of bars, which displays see to.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { _details?.adjustsIndicatorInsets ?? true }
    set { _makeDetails().adjustsIndicatorInsets = newValue }
  }

  /// Shows the indicators for a moment; displays show them while somebody points at what scrolls.
  open func flashScrollIndicators() {}

  // MARK: How fingers scroll

  /// The rate at which content slows down that a finger has let go; displays have their own.
  open var decelerationRate: UIScrollView.DecelerationRate {
    get { _details?.decelerationRate ?? .normal }
    set { _makeDetails().decelerationRate = newValue }
  }

  /// Whether a finger that scrolls keeps to one axis; displays decide that by how it begins.
  open var isDirectionalLockEnabled: Bool {
    get { _details?.isDirectionalLockEnabled ?? false }
    set { _makeDetails().isDirectionalLockEnabled = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; displays have no status bar that is tapped.
  open var scrollsToTop: Bool {
    get { _details?.scrollsToTop ?? true }
    set { _makeDetails().scrollsToTop = newValue }
  }

  /// The gesture that scrolls: its state, translation and velocity follow the steps that displays report.
  ///
  /// It has no location, for the touches are the display's.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let pan = _details?.pan { return pan }
    let pan = ScrollPanGestureRecognizer()
    _makeDetails().pan = pan
    _invalidate(.scroll)
    addGestureRecognizer(pan)
    return pan
  }

  // MARK: Zooming

  /// The smallest scale of the view that the delegate's `viewForZooming(in:)` names.
  ///
  /// Fingers zoom where it is less than `maximumZoomScale`.
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

  /// The scale of the zoomed view, kept within the limits; 1 where there is none.
  open var zoomScale: CGFloat {
    get { _zoomableView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what is visible.
  ///
  /// The scale is that at once; what is animated is the picture.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    _setZoomScale(scale, animated: animated)
  }

  /// Zooms until a part of the zoomed view, in its coordinates, fills the scroll view, as far as the limits
  /// allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    _zoom(to: rect, animated: animated)
  }

  /// Whether fingers may zoom a little beyond the limits, until they let go.
  open var bouncesZoom: Bool {
    get { _details?.bouncesZoom ?? true }
    set { _makeDetails().bouncesZoom = newValue }
  }

  /// Whether two fingers zoom now.
  open var isZooming: Bool { _details?.zoomPhase == .pinching }

  /// Whether the content returns to a limit beyond which it was zoomed.
  open var isZoomBouncing: Bool { _details?.zoomPhase == .bouncing }

  /// The gesture that zooms; nil where the limits leave no room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { _details?.pinch }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pinch = gestureRecognizer as? ZoomPinchGestureRecognizer, pinch === _details?.pinch
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return _mayZoom(by: pinch)
  }

  // MARK: Touches in the content

  /// Whether views in the content receive touches only once it is settled that they do not scroll.
  ///
  /// They receive them at once whatever is set, and `touchesCancelled(_:with:)` when a finger scrolls.
  open var delaysContentTouches: Bool {
    get { _details?.delaysContentTouches ?? true }
    set { _makeDetails().delaysContentTouches = newValue }
  }

  /// Whether a finger that is down in a view of the content may scroll or zoom.
  open var canCancelContentTouches: Bool {
    get { _details?.canCancelContentTouches ?? true }
    set {
      guard newValue != canCancelContentTouches else { return }
      _makeDetails().canCancelContentTouches = newValue
      _runtime?.scrollingMayHaveChanged()
    }
  }

  /// Asked before a view in the content receives touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Whether a finger that is down in a view of the content may scroll or zoom: not where that is a control.
  ///
  /// It is not asked if `canCancelContentTouches` is false. Displays know the answer before a touch.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Touches

  // Displays scroll; what is around a scroll view receives no touches of it, as in UIKit.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Gives scroll views their `delegate`.
///
/// It is a protocol's, and not the class's, so that `UITableView` may have one of its own type, as
/// in UIKit.
@preconcurrency @MainActor
public protocol _Scrolling: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _Scrolling {
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

extension UIScrollView: _Scrolling {}
