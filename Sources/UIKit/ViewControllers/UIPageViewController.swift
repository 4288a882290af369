import UIKitHosting

/// Shows one page of several, each a controller of its own, and lets people turn them.
///
/// A data source says what comes before and after; without one, pages change by
/// `setViewControllers(_:direction:animated:completion:)` alone.
open class UIPageViewController: UIViewController {
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  /// Points between two pages.
  private let spacing: CGFloat
  final lazy var row = _PageRow(
    axis: orientation == .horizontal ? .horizontal : .vertical,
    spacing: spacing
  )
  /// The page that counts.
  final var shown: UIViewController?
  /// The page that a person is turning to.
  final var pending: (slot: Int, controller: UIViewController)?
  /// The second half of a movement that is running.
  final var running: _Ending?
  /// Whether the movement that ends now was cut short.
  final var isSkipped = false
  /// Whether the data source is to be asked what is beside the page, whatever is there.
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
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "Expected no nib, got \(nibNameOrNil ?? "").")
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  private static func points(_ option: Any?) -> CGFloat {
    switch option {
    case let points as CGFloat: max(0, points)
    case let points as Int: CGFloat(max(0, points))
    case let points as NSNumber: CGFloat(max(0, points.doubleValue))
    default: 0
    }
  }

  open var transitionStyle: UIPageViewController.TransitionStyle { style }

  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Says what comes before and after; set anew, it is asked anew.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      askAnew()
    }
  }
  private weak var ownDataSource: (any UIPageViewControllerDataSource)?

  open override func loadView() {
    row.pageViewController = self
    view = row
  }

  // MARK: Pages

  /// The page that is shown, alone; none before one was set.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  /// Shows another page, of which the delegate does not hear.
  ///
  /// - Precondition: There is one page in `viewControllers`.
  /// - Parameters:
  ///   - viewControllers: The page.
  ///   - direction: The side from which it comes, where that is animated.
  ///   - animated: Whether it moves in.
  ///   - completion: Told whether the movement has come to its end.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure("Expected one page, got \(viewControllers?.count ?? 0).")
    }
    loadViewIfNeeded()
    settle()
    if new === shown {
      askAnew()
      completion?(true)
    } else if animated, isVisible, _runtime != nil, shown != nil {
      move(to: new, direction) { [weak self] in
        self?.askAnew()
        completion?($0)
      }
    } else {
      replace(by: new)
      askAnew()
      completion?(true)
    }
  }

  private func askAnew() {
    neighboursAreStale = true
    refill()
    showIndicator()
  }

  final var isVisible: Bool { _appearance == .appeared || _appearance == .appearing }

  // MARK: What containers answer

  package override func _showsItself(_ child: UIViewController) -> Bool { true }

  package override var _appearingChildren: [UIViewController] { [shown].compactMap(\.self) }

  package override var _ownDepth: Int { shown?._ownDepth ?? 0 }

  package override var _innermost: UIViewController { shown?._innermost ?? self }

  package override func _popOwn(_ steps: Int) -> _WayOut {
    shown?._popOwn(steps) ?? .impossible
  }

  /// What can be turned to is there before a finger is.
  package override func _appearanceBegan(animated: Bool) {
    askAnew()
  }
}
