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

  private var offset: CGPoint = .zero

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
      guard newValue != _contentSize else { return }
      _contentSize = newValue
      _markFramesStale()
      if _kind == .scrollView { _mark(.scroll) }
      _onContentSizeChange?()
    }
  }

  /// Told when another content size was set; on Apple's systems one observes the property.
  package final var _onContentSizeChange: (@MainActor () -> Void)?

  /// The size that was set, or that layout has computed.
  package final var _contentSize: CGSize = .zero

  package override var _boundsOrigin: CGPoint {
    get { offset }
    set { contentOffset = newValue }
  }

  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls there; the offset is that at once, and what is animated is the picture.
  ///
  /// When an animation is over, the delegate hears `scrollViewDidEndScrollingAnimation`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    _motion.stopAnimation()
    guard contentOffset != offset else { return }
    scrollsAnimated = animated
    _invalidate(.scrollTo)
    if animated { beginAnimation() }
    _move(to: contentOffset)
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
    let offset = contentOffset
    let goal = CGPoint(
      x: place(offset.x, wanted.minX, wanted.maxX, seen.width),
      y: place(offset.y, wanted.minY, wanted.maxY, seen.height)
    )
    let most = CGPoint(x: content.width - seen.width, y: content.height - seen.height)
    setContentOffset(
      CGPoint(x: max(0, min(goal.x, most.x)), y: max(0, min(goal.y, most.y))),
      animated: animated
    )
  }

  /// The size of the part of the content that can be seen where it keeps clear of what covers it.
  private var _seenSize: CGSize {
    let covered = _coveredInsets
    return CGSize(
      width: bounds.width - covered.left - covered.right - contentInset.left - contentInset.right,
      height: bounds.height - covered.top - covered.bottom - contentInset.top - contentInset.bottom
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
  open var isDecelerating: Bool { _motion == .decelerating }

  @_Told open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { _invalidate(.scroll) } }
  }

  /// Whether content at rest keeps clear of bars and the edges of the device: it does unless this is
  /// `never`.
  @_Told open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet {
      guard contentInsetAdjustmentBehavior != oldValue else { return }
      _invalidate(.scroll)
      _layoutChanged()
      setNeedsLayout()
    }
  }

  /// What content at rest keeps clear of, beside `contentInset`.
  final var _coveredInsets: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
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
    didSet { if isScrollEnabled != oldValue { _invalidate(.scroll) } }
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

  /// See `alwaysBounceVertical`.
  open var alwaysBounceHorizontal: Bool = false

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
          isScrollEnabled: isScrollEnabled,
          isPaging: isPagingEnabled,
          bounces: bounces,
          insets: contentInset._value,
          tellsSteps: _tellsSteps || _needsSteps,
          showsIndicators: showsHorizontalScrollIndicator && showsVerticalScrollIndicator,
          dismissesKeyboard: keyboardDismissMode != .none,
          pageLength: _pageLength.map { Double($0) },
          keepsClear: contentInsetAdjustmentBehavior != .never,
          contentSize: _displayedContentSize
        )
      )
    case .scrollTo:
      .scrollTo(x: Double(offset.x), y: Double(offset.y), animated: scrollsAnimated)
    default: super._attribute(key)
    }
  }

  /// The person scrolls.
  package func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    guard isScrollEnabled, point.x.isFinite, point.y.isFinite else { return false }
    // A display that shows it anew starts here.
    scrollsAnimated = false
    _written.formUnion(AttributeKeys(.scrollTo))
    follow(phase, to: point)
    return true
  }

  /// Follows content that has become longer or shorter above what is visible, as displays do by themselves.
  final func _shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    offset.y += distance
    _offsetChanged()
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
    guard point != offset else { return }
    offset = point
    // What keeps to the frame moves in the content.
    _offsetChanged()
    _tellOfStep()
  }

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
