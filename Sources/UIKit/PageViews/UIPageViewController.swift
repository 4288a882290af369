import UIKitHosting

/// A container that shows one page of several, each with its own controller, and lets users turn
/// them.
///
/// A data source returns the pages before and after. Without one, pages change only by
/// `setViewControllers(_:direction:animated:completion:)`.
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  /// The distance between two pages, in points.
  private let spacing: CGFloat
  private var spine = SpineLocation.min
  private var hasTwoSides = false
  final lazy var row = _PageRow(
    axis: orientation == .horizontal ? .horizontal : .vertical,
    spacing: spacing
  )
  /// The current page.
  final var shown: UIViewController?
  /// The page that the user is turning to.
  final var pending: (slot: Int, controller: UIViewController)?
  /// The completion of the running movement.
  final var running: TransitionCompletion?
  /// A Boolean value indicating whether the ending movement was cut short.
  final var isSkipped = false
  /// A Boolean value indicating whether to query the data source for the neighbouring pages even if
  /// there are some already.
  final var neighboursAreStale = true

  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    spine = Self.spine(options?[.spineLocation])
    hasTwoSides = spineLocation == .mid
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Expected no nib, got \(nibNameOrNil ?? "").")
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    (style, orientation) = InterfaceLoader.pageStyle(coder)
    spacing = 0
    super.init(coder: coder)
  }

  private static func points(_ option: Any?) -> CGFloat {
    switch option {
    case let points as CGFloat: max(0, points)
    case let points as Int: CGFloat(max(0, points))
    case let points as NSNumber: CGFloat(max(0, points.doubleValue))
    default: 0
    }
  }

  private static func spine(_ option: Any?) -> SpineLocation {
    switch option {
    case let location as SpineLocation: location
    case let number as Int: SpineLocation(rawValue: number) ?? .min
    case let number as NSNumber: SpineLocation(rawValue: number.intValue) ?? .min
    default: .min
    }
  }

  open var transitionStyle: UIPageViewController.TransitionStyle { style }

  /// The place of the spine; none for pages that are scrolled.
  open var spineLocation: UIPageViewController.SpineLocation {
    style == .pageCurl ? spine : .none
  }

  /// A Boolean value that indicates whether each page has a back side, which is a page of its own.
  ///
  /// The backs of pages are invisible, unless two pages are shown at once: then all pages have two
  /// sides.
  open var isDoubleSided: Bool {
    get { hasTwoSides }
    set {
      precondition(
        newValue || spineLocation != .mid,
        "Expected double-sided pages around a spine in the middle, got single-sided ones."
      )
      guard newValue != hasTwoSides else { return }
      hasTwoSides = newValue
      reloadNeighbours()
    }
  }

  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The source of the pages before and after; setting it reloads the neighbouring pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      reloadNeighbours()
    }
  }
  private weak var ownDataSource: (any UIPageViewControllerDataSource)?

  open override func loadView() {
    row.pageViewController = self
    view = row
    view._beginAsScreen()
  }

  // MARK: Pages

  /// The visible page, or both if the spine is in the middle; empty before pages are set.
  open var viewControllers: [UIViewController]? { shown.map(_pages) ?? [] }

  /// Shows another page without notifying the delegate.
  ///
  /// - Precondition: `viewControllers` contains one page; two around a spine in the middle. The second
  ///   of double-sided pages around another spine is the back of the first.
  /// - Parameters:
  ///   - viewControllers: The pages.
  ///   - direction: The side from which an animated page enters.
  ///   - animated: Whether the page moves in.
  ///   - completion: Called with whether the animation has finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let isExpected =
      spineLocation == .mid
      ? pages.count == 2 : pages.count == 1 || (pages.count == 2 && isDoubleSided)
    guard let first = pages.first, isExpected else {
      preconditionFailure(
        "Expected \(spineLocation == .mid ? "two pages" : "one page"), got \(pages.count)."
      )
    }
    let new = spineLocation == .mid ? _spread(first, pages[1]) : first
    loadViewIfNeeded()
    settle()
    if new === shown {
      reloadNeighbours()
      completion?(true)
    } else if animated, isVisible, _runtime != nil, shown != nil {
      move(to: new, direction) { [weak self] in
        self?.reloadNeighbours()
        completion?($0)
      }
    } else {
      replace(by: new)
      reloadNeighbours()
      completion?(true)
    }
  }

  private func reloadNeighbours() {
    neighboursAreStale = true
    refill()
    showIndicator()
  }

  final var isVisible: Bool { _appearance == .appeared || _appearance == .appearing }

  // MARK: Container overrides

  package override func _showsItself(_ child: UIViewController) -> Bool { true }

  package override var _appearingChildren: [UIViewController] { [shown].compactMap(\.self) }

  package override var _ownDepth: Int { shown?._ownDepth ?? 0 }

  package override var _innermost: UIViewController { shown?._innermost ?? self }

  package override func _popOwn(_ steps: Int) -> _DismissalResult {
    shown?._popOwn(steps) ?? .impossible
  }

  /// Loads the neighbouring pages before the user can touch.
  package override func _appearanceBegan(animated: Bool) {
    reloadNeighbours()
  }
}
