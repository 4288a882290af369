public import Foundation
package import UIKitHosting

/// Dots, one a page, of which the current page's stands out.
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
    nil
  }

  package override var _kind: NodeKind { .pageControl }
  package override var _isTappable: Bool { false }

  // MARK: Pages

  /// Fewer than none count as none.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      current = limited(current)
      changed()
    }
  }

  /// 0-based; a number beyond the pages stands for the nearest.
  ///
  /// Set by the app, it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      current = limited(newValue)
      changed()
    }
  }

  /// Whether there are no dots where there is one page only.
  @_Told open var hidesForSinglePage: Bool = false {
    didSet { if hidesForSinglePage != oldValue { changed() } }
  }

  private func limited(_ page: Int) -> Int {
    min(max(page, 0), max(count - 1, 0))
  }

  private func changed() {
    _invalidate(.pages)
    invalidateIntrinsicContentSize()
  }

  // MARK: Looks

  /// Nil for the system's.
  @_Told open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { _invalidate(.pages) } }
  }

  /// Nil for the system's.
  @_Told open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { _invalidate(.pages) } }
  }

  /// Whether it stands on a background of its own; `automatic` does not.
  @_Told open var backgroundStyle: UIPageControl.BackgroundStyle = .automatic {
    didSet { if backgroundStyle != oldValue { _invalidate(.pages) } }
  }

  /// The room that so many dots take.
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
      spoken: _SystemTexts.of(_runtime).page(current + 1, count),
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

extension UIPageControl: UIAppearance, _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UIPageControl else { return }
    if pageIndicatorTintColor == nil { pageIndicatorTintColor = proxy.pageIndicatorTintColor }
    if currentPageIndicatorTintColor == nil {
      currentPageIndicatorTintColor = proxy.currentPageIndicatorTintColor
    }
  }
}
