import RostrumUIKit
import UIKit
import ZhihuDailyPresentation

/// The stories that stand large above the list, a page each.
final class HomeBannerView: UIView {
  /// Points.
  private static let height: CGFloat = 375

  /// A person tapped a story.
  var onTap: @MainActor (Int) -> Void = { _ in }
  /// A person came to a page.
  var onPage: @MainActor (Int) -> Void = { _ in }
  /// A person began or ended to drag.
  var onDrag: @MainActor (Bool) -> Void = { _ in }

  private let pictures: any PictureProviding
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var pages: [HomeBannerPage] = []
  private var widths: [NSLayoutConstraint] = []
  private var items: [HomeBannerViewData.Item] = []
  private var current = 0
  /// Points, when pages were last put in place.
  private var placedWidth: CGFloat = 0

  init(pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: Self.height))
    scroll.isPagingEnabled = true
    scroll.delegate = self
    dots.hidesForSinglePage = true
    dots.pageIndicatorTintColor = .white.withAlphaComponent(0.5)
    dots.currentPageIndicatorTintColor = .white
    dots.addAction(
      UIAction { [weak self] _ in self.map { $0.onPage($0.dots.currentPage) } },
      for: .valueChanged
    )
    layOut()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ banner: HomeBannerViewData) {
    scroll.accessibilityLabel = banner.label
    dots.accessibilityLabel = banner.label
    if banner.items != items {
      items = banner.items
      makePages()
    }
    for (index, page) in pages.enumerated() {
      // Only the one in sight can be reached by those who do not see.
      page.accessibilityElementsHidden = index != banner.current
      page.isEnabled = index == banner.current
    }
    dots.numberOfPages = items.count
    dots.currentPage = banner.current
    guard banner.current != current else { return }
    current = banner.current
    place(animated: !UIAccessibility.isReduceMotionEnabled)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Pages are as wide as the window.
    if scroll.bounds.width != placedWidth { place(animated: false) }
  }

  // MARK: - Pages

  private func place(animated: Bool) {
    placedWidth = scroll.bounds.width
    for width in widths { width.constant = placedWidth }
    let x = CGFloat(order(current)) * placedWidth
    scroll.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  /// Offsets count from the left, pages in reading direction.
  private func order(_ index: Int) -> Int {
    traitCollection.layoutDirection == .rightToLeft ? max(0, items.count - 1 - index) : index
  }

  private func makePages() {
    for page in pages { page.removeFromSuperview() }
    pages = items.map { item in
      HomeBannerPage(
        item,
        pictures: pictures,
        onTap: UIAction { [weak self] _ in self?.onTap(item.id) }
      )
    }
    placedWidth = 0
    setNeedsLayout()
    var constraints: [NSLayoutConstraint] = []
    var leading = scroll.leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(page)
      constraints += [
        page.topAnchor.constraint(equalTo: scroll.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: leading),
        page.heightAnchor.constraint(equalToConstant: Self.height),
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
      scroll.heightAnchor.constraint(equalToConstant: Self.height),
      dots.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
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

  private func came(to scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    guard items.indices.contains(page) else { return }
    current = order(page)
    onPage(current)
  }
}
