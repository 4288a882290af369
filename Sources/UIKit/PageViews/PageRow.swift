import UIKitHosting

/// The root view of a page view controller: a row of slots with paged scrolling, and the page
/// control.
///
/// Pages that were left keep their empty slots, so that the others do not shift during a drag.
final class _PageRow: UIView {
  weak var pageViewController: UIPageViewController?
  let scroll: _PageScrollView
  private(set) var slots: [_PageSlot] = []
  /// The index of the current page's slot.
  var position = 0
  private let axis: NSLayoutConstraint.Axis
  private let spacing: CGFloat
  private let content = UIStackView()
  private var indicator: UIPageControl?
  /// The page that the page control indicates.
  private var indicated = 0
  private var length: NSLayoutConstraint?
  private var footing: [NSLayoutConstraint] = []

  init(axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    scroll = _PageScrollView()
    super.init(frame: .zero)
    scroll.row = self
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    content.axis = axis
    content.distribution = .fillEqually
    if spacing > 0 { clipsToBounds = true }
    addSubview(scroll)
    scroll.addSubview(content)
    for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      content.fills(scroll)
        + [
          axis == .horizontal
            ? content.heightAnchor.constraint(equalTo: scroll.heightAnchor)
            : content.widthAnchor.constraint(equalTo: scroll.widthAnchor)
        ]
    )
    placeScroll()
  }

  required init?(coder: NSCoder) {
    nil
  }

  // MARK: - Slots

  func slot(after index: Int) -> _PageSlot? {
    slots.indices.contains(index + 1) ? slots[index + 1] : nil
  }

  func slot(before index: Int) -> _PageSlot? {
    slots.indices.contains(index - 1) ? slots[index - 1] : nil
  }

  func append() {
    add(at: slots.count)
  }

  /// Inserts a slot before the first, which increments the positions of the others.
  func insertLeading() {
    add(at: 0)
    position += 1
  }

  private func add(at index: Int) {
    let slot = _PageSlot(axis: axis, spacing: spacing, in: scroll)
    slot.isShown = slots.isEmpty
    slots.insert(slot, at: index)
    content.insertArrangedSubview(slot, at: index)
    countChanged()
  }

  func removeSlots(from index: Int) {
    guard index < slots.count else { return }
    for slot in slots[index...] { slot.removeFromSuperview() }
    slots.removeSubrange(index...)
    countChanged()
  }

  /// Removes the slots before the current page.
  func removeLeading() {
    guard position > 0 else { return }
    for slot in slots.prefix(position) { slot.removeFromSuperview() }
    slots.removeFirst(position)
    position = 0
    countChanged()
  }

  private func countChanged() {
    length?.isActive = false
    let count = CGFloat(max(slots.count, 1))
    length =
      axis == .horizontal
      ? content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: count)
      : content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: count)
    length?.isActive = true
  }

  /// Makes only the current page's slot reachable.
  func pageChanged() {
    for (index, slot) in slots.enumerated() { slot.isShown = index == position }
  }

  // MARK: - Scrolling

  /// Scrolls to the current page, unless a scroll or a transition is in progress.
  func align() {
    guard let pageViewController, pageViewController.running == nil,
      pageViewController.pending == nil, !scroll.isDragging, !scroll.isDecelerating,
      let offset = offset(of: position)
    else { return }
    scroll.setContentOffset(offset, animated: false)
  }

  /// Scrolls to the current page, animated.
  func scrollToCurrentPage() {
    guard let offset = offset(of: position) else { return }
    scroll._setDisplayedOffset(offset, animated: true)
  }

  /// Points from one page to the next; nil before layout.
  private var pitch: CGFloat? {
    let length = axis == .horizontal ? scroll.bounds.width : scroll.bounds.height
    return length > 0 ? length : nil
  }

  private var isReversed: Bool { axis == .horizontal && _usesRightToLeftLayout }

  private func offset(of index: Int) -> CGPoint? {
    guard let pitch else { return nil }
    let along = CGFloat(isReversed ? slots.count - 1 - index : index) * pitch
    return axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
  }

  func scrolled(isAtRest: Bool) {
    guard let pitch else { return }
    let offset = scroll._displayedOffset
    let along = (axis == .horizontal ? offset.x : offset.y) / pitch
    let place = isReversed ? CGFloat(slots.count - 1) - along : along
    pageViewController?.scrolled(to: place, isAtRest: isAtRest)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    align()
  }

  // MARK: - Page control

  /// Shows a page control with a number of pages and the current one; removes it for nil.
  func showIndicator(_ pages: (count: Int, index: Int)?) {
    guard let pages else {
      guard indicator != nil else { return }
      indicator?.removeFromSuperview()
      indicator = nil
      return placeScroll()
    }
    let control = indicator ?? makeIndicator()
    control.numberOfPages = pages.count
    control.currentPage = pages.index
    indicated = control.currentPage
  }

  private func makeIndicator() -> UIPageControl {
    let control = UIPageControl()
    control.translatesAutoresizingMaskIntoConstraints = false
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        let old = indicated
        indicated = control.currentPage
        pageViewController?.indicatorTurned(from: old, to: indicated)
      },
      for: .valueChanged
    )
    indicator = control
    addSubview(control)
    placeScroll()
    return control
  }

  func turnIndicator(by pages: Int) {
    guard let indicator, pages != 0 else { return }
    indicator.currentPage += pages
    indicated = indicator.currentPage
  }

  /// Makes a screen reader announce the current page.
  func announcePage() {
    guard let indicator else { return }
    let text = _SystemTexts.of(_runtime).page(indicator.currentPage + 1, indicator.numberOfPages)
    _runtime?.request(.announce(text))
  }

  private func placeScroll() {
    NSLayoutConstraint.deactivate(footing)
    let (across, along) = axis == .horizontal ? (spacing / 2, 0) : (0, spacing / 2)
    footing = [
      scroll.topAnchor.constraint(equalTo: topAnchor, constant: -along),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -across),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor, constant: across),
    ]
    if let indicator {
      footing += [
        indicator.topAnchor.constraint(equalTo: scroll.bottomAnchor),
        indicator.leadingAnchor.constraint(equalTo: leadingAnchor),
        indicator.trailingAnchor.constraint(equalTo: trailingAnchor),
        indicator.heightAnchor.constraint(equalToConstant: 37),
        indicator.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      ]
    } else {
      footing.append(scroll.bottomAnchor.constraint(equalTo: bottomAnchor, constant: along))
    }
    NSLayoutConstraint.activate(footing)
  }
}

/// Reports scrolling to its row.
final class _PageScrollView: UIScrollView {
  weak var row: _PageRow?

  /// A page appears when a drag towards it begins, not when the drag ends.
  package override var _needsSteps: Bool { true }

  override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    guard super._scrolled(to: point, phase) else { return false }
    row?.scrolled(isAtRest: phase == .rested)
    return true
  }
}

/// The slot of one page.
final class _PageSlot: UIView {
  private(set) var controller: UIViewController?
  private let axis: NSLayoutConstraint.Axis
  private let spacing: CGFloat
  private weak var scroll: UIScrollView?
  private var edges: [NSLayoutConstraint] = []
  private var contentTranslatesFrame = true

  init(axis: NSLayoutConstraint.Axis, spacing: CGFloat, in scroll: UIScrollView) {
    self.axis = axis
    self.spacing = spacing
    self.scroll = scroll
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The page's edges that bars cover, independent of the scroll offset.
  var coveredEdges: EdgesValue { scroll?._safeArea ?? .zero }

  /// A Boolean value that indicates whether its page is current and can be reached.
  var isShown = false {
    didSet {
      isUserInteractionEnabled = isShown
      accessibilityElementsHidden = !isShown
      _updateAccessibility { $0.isCovered = !isShown }
    }
  }

  func show(_ controller: UIViewController) {
    self.controller = controller
    guard let view = controller.view else { return }
    contentTranslatesFrame = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let (across, along) = axis == .horizontal ? (spacing / 2, 0) : (0, spacing / 2)
    edges = [
      view.topAnchor.constraint(equalTo: topAnchor, constant: along),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -along),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: across),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -across),
    ]
    NSLayoutConstraint.activate(edges)
  }

  func clear() {
    detach()?.view.removeFromSuperview()
  }

  /// Releases its page, to be shown elsewhere.
  @discardableResult
  func detach() -> UIViewController? {
    let old = controller
    controller = nil
    NSLayoutConstraint.deactivate(edges)
    edges = []
    old?.viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = contentTranslatesFrame
    old?.viewIfLoaded?.removeFromSuperview()
    return old
  }
}

extension UIView {
  fileprivate func fills(_ other: UIView) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ]
  }
}
