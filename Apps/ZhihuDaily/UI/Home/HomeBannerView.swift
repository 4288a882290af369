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
  private var pages: [HomeBannerPage] = []
  private var items: [HomeBannerViewData.Item] = []
  private var current = 0

  init(pictures: any PictureProviding) {
    self.pictures = pictures
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: Self.height))
    scroll.isPagingEnabled = true
    scroll.delegate = self
    addCovering(scroll)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ banner: HomeBannerViewData) {
    scroll.accessibilityLabel = banner.label
    if banner.items != items {
      items = banner.items
      makePages()
    }
    for (index, page) in pages.enumerated() {
      // Only the one in sight can be reached by those who do not see.
      page.accessibilityElementsHidden = index != banner.current
    }
    guard banner.current != current else { return }
    current = banner.current
    scroll.setContentOffset(
      CGPoint(x: CGFloat(current) * scroll.bounds.width, y: 0),
      animated: true
    )
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
    var constraints: [NSLayoutConstraint] = []
    var leading = scroll.leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(page)
      constraints += [
        page.topAnchor.constraint(equalTo: scroll.topAnchor),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        page.leadingAnchor.constraint(equalTo: leading),
        page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        page.heightAnchor.constraint(equalTo: scroll.heightAnchor),
      ]
      leading = page.trailingAnchor
    }
    if let last = pages.last {
      constraints.append(last.trailingAnchor.constraint(equalTo: scroll.trailingAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

extension HomeBannerView: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    current = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    onPage(current)
  }
}
