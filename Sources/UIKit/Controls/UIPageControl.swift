public import Foundation
package import UIKitHosting

/// A row of dots, one per page, that highlights the current page.
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  private var count = 0
  private var current = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _invalidate(.pages)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _invalidate(.pages)
    coder._configure { $0.configure(self, $1) }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  package override var _kind: NodeKind { .pageControl }
  package override var _isTappable: Bool { false }

  // MARK: Pages

  /// The number of pages; negative values count as 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      current = limited(current)
      changed()
    }
  }

  /// The index of the current page, 0-based and clamped to the pages.
  ///
  /// Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      current = limited(newValue)
      changed()
    }
  }

  /// A Boolean value that indicates whether the dots are hidden if there is only one page.
  @_Observed open var hidesForSinglePage: Bool = false {
    didSet { if hidesForSinglePage != oldValue { changed() } }
  }

  private func limited(_ page: Int) -> Int {
    min(max(page, 0), max(count - 1, 0))
  }

  private func changed() {
    _invalidate(.pages)
    invalidateIntrinsicContentSize()
  }

  // MARK: Appearance

  /// The colour of the dots; nil for the system's.
  @_Observed open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { _invalidate(.pages) } }
  }

  /// The colour of the current page's dot; nil for the system's.
  @_Observed open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { _invalidate(.pages) } }
  }

  /// The style of the background; `automatic` has none.
  @_Observed open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic {
    didSet { if backgroundStyle != oldValue { _invalidate(.pages) } }
  }

  /// Returns the size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount, 0))
    return CGSize(width: dots * Self.pitch - Self.gap + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: isEmpty ? 0 : count)
  }

  private static let gap = CGFloat(SystemMetrics.PageControl.gap)
  private static let pitch = CGFloat(SystemMetrics.PageControl.dot) + gap
  private static let margin = CGFloat(SystemMetrics.PageControl.padding)
  private static let height = CGFloat(SystemMetrics.PageControl.height)

  private var isEmpty: Bool { count == 0 || (hidesForSinglePage && count == 1) }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .pages ? .pages(pages) : super._attribute(key)
  }

  private var pages: PagesValue {
    PagesValue(
      count: isEmpty ? 0 : count,
      current: current,
      accessibilityValue: _SystemTexts.of(_runtime).page(current + 1, count),
      dotColor: pageIndicatorTintColor?._value,
      currentDotColor: currentPageIndicatorTintColor?._value,
      isProminent: backgroundStyle == .prominent
    )
  }
}

extension UIPageControl: _Picking {
  func turned(to page: Int) -> Bool {
    guard isEnabled, !isEmpty, limited(page) == page, page != current else { return false }
    currentPage = page
    sendActions(for: .valueChanged)
    return true
  }
}

extension UIPageControl {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIPageControl else { return }
    _adopt(\UIPageControl.pageIndicatorTintColor, from: proxy)
    _adopt(\UIPageControl.currentPageIndicatorTintColor, from: proxy)
  }
}
