import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The banner above the list, with a page for each story.
///
/// The pages wrap around: beyond each end is a copy of the page at the other end. Copies are not
/// reported. When scrolling ends on a copy, the view jumps to the original, which looks the same.
final class HomeBannerView: ProgrammaticView {
  /// The usual height, in points.
  private static let height: CGFloat = 375
  /// The minimum height, in points, at which a title and a hint fit.
  private static let leastHeight: CGFloat = 150

  /// Called when the user taps a story.
  var onTap: @MainActor (Int) -> Void = { _ in }
  /// Called when the user scrolls to a page.
  var onPage: @MainActor (Int) -> Void = { _ in }
  /// Called when the user turns to a page by the dots.
  var onDots: @MainActor (Int) -> Void = { _ in }
  /// Called when the user begins or ends dragging.
  var onDrag: @MainActor (Bool) -> Void = { _ in }

  private let pictures: any PictureProviding
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  /// The pages in reading order, with copies at both ends.
  private var pages: [HomeBannerPage] = []
  private var widths: [NSLayoutConstraint] = []
  private lazy var height = scroll.heightAnchor.constraint(equalToConstant: Self.height)
  private var items: [HomeBannerViewData.Item] = []
  private var current = 0
  /// The index of the visible page, or of the target of a running scroll.
  private var place = 0
  /// The width, in points, for which the pages were last laid out.
  private var placedWidth: CGFloat = 0

  init(pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: Self.height))
    scroll.isPagingEnabled = true
    // Pages are as wide as the view, also below the safe area.
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    dots.hidesForSinglePage = true
    dots.pageIndicatorTintColor = .white.withAlphaComponent(0.5)
    dots.currentPageIndicatorTintColor = .white
    dots.addAction(
      UIAction { [weak self] _ in self.map { $0.onDots($0.dots.currentPage) } },
      for: .valueChanged
    )
    layOut()
  }

  func show(_ banner: HomeBannerViewData) {
    scroll.accessibilityLabel = banner.label
    dots.accessibilityLabel = banner.label
    if banner.items != items {
      items = banner.items
      makePages()
    }
    for (index, page) in pages.enumerated() {
      // Accessibility exposes only the visible page.
      page.accessibilityElementsHidden = index != pageIndex(of: banner.current)
      page.isEnabled = index == pageIndex(of: banner.current)
    }
    dots.numberOfPages = items.count
    dots.currentPage = banner.current
    guard banner.current != current else { return }
    // After the last page, scroll on to the copy of the first.
    let goesOn = hasCopies && current == items.count - 1 && banner.current == 0
    current = banner.current
    place = goesOn ? pages.count - 1 : pageIndex(of: current)
    goToPlace(animated: !UIAccessibility.isReduceMotionEnabled)
  }

  /// Sets the height: the usual one, or less if the space is limited.
  ///
  /// - Parameter available: The maximum height, in points.
  /// - Returns: A Boolean value that indicates whether the height has changed.
  func fit(_ available: CGFloat) -> Bool {
    let next = max(Self.leastHeight, min(Self.height, available.rounded(.down)))
    guard next != height.constant else { return false }
    height.constant = next
    for page in pages { page.isLow = isLow }
    frame.size.height = next
    return true
  }

  private var isLow: Bool { height.constant < Self.height * 0.7 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for page in pages { page.covered = safeAreaInsets }
    // Pages are as wide as the window.
    if scroll.bounds.width != placedWidth { goToPlace(animated: false) }
  }

  // MARK: - Places

  /// With two stories, copies would be visible beside their originals.
  private var hasCopies: Bool { items.count > 2 }

  private func pageIndex(of item: Int) -> Int { hasCopies ? item + 1 : item }

  private func goToPlace(animated: Bool) {
    placedWidth = scroll.bounds.width
    for width in widths { width.constant = placedWidth }
    let x = CGFloat(order(place)) * placedWidth
    scroll.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    if !animated { leaveCopy() }
  }

  /// Returns the position from the left of a page in reading order.
  private func order(_ index: Int) -> Int {
    traitCollection.layoutDirection == .rightToLeft ? max(0, pages.count - 1 - index) : index
  }

  private func leaveCopy() {
    guard place != pageIndex(of: current) else { return }
    place = pageIndex(of: current)
    goToPlace(animated: false)
  }

  // MARK: - Pages

  private func makePages() {
    for page in pages { page.removeFromSuperview() }
    let copies = hasCopies ? (items.suffix(1), items.prefix(1)) : ([], [])
    pages = (copies.0 + items + copies.1).map { item in
      HomeBannerPage(
        item,
        pictures: pictures,
        onTap: UIAction { [weak self] _ in self?.onTap(item.id) }
      )
    }
    current = min(current, max(0, items.count - 1))
    place = pageIndex(of: current)
    placedWidth = 0
    setNeedsLayout()
    var constraints: [NSLayoutConstraint] = []
    var leading = scroll.leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      page.isLow = isLow
      scroll.addSubview(page)
      constraints += [
        page.topAnchor.constraint(equalTo: scroll.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: leading),
        page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      ]
      leading = page.trailingAnchor
    }
    if let last = pages.last {
      constraints.append(last.trailingAnchor.constraint(equalTo: scroll.trailingAnchor))
    }
    widths = pages.map { $0.widthAnchor.constraint(equalToConstant: bounds.width) }
    NSLayoutConstraint.activate(constraints + widths)
  }

  private func layOut() {
    addCovering(scroll)
    dots.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dots)
    NSLayoutConstraint.activate([
      height,
      dots.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
      dots.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }
}

extension HomeBannerView: UIScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    onDrag(true)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { came(to: scrollView) }
    onDrag(false)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    came(to: scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    leaveCopy()
  }

  private func came(to scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    guard pages.indices.contains(page) else { return }
    place = order(page)
    current = hasCopies ? (place - 1 + items.count) % items.count : place
    onPage(current)
    leaveCopy()
  }
}
