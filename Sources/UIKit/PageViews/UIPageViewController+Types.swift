extension UIPageViewController {
  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// A Boolean value indicating whether the new page comes after or before the page it replaces.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum TransitionStyle: Int, Sendable {
    /// The same as `scroll`, but without a page indicator.
    case pageCurl = 0
    case scroll = 1
  }

  /// The place of the spine around which pages are turned.
  public enum SpineLocation: Int, Sendable {
    /// The transition has no spine.
    case none = 0
    /// At the leading edge or at the top; one page is visible.
    case min = 1
    /// In the middle; two pages are visible, side by side.
    case mid = 2
    /// At the trailing edge or at the bottom; one page is visible.
    case max = 3
  }

  /// The name of an option of `init(transitionStyle:navigationOrientation:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The place of the spine of curled pages: a `SpineLocation`, or the number of one.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The distance between two pages: a number, in points.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}

/// A data source that returns the page before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before; nil if `viewController` is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after; nil if `viewController` is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots in the page indicator.
  ///
  /// The indicator is shown if this and `presentationIndex(for:)` are implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the 0-based index of the selected dot after pages have been set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalRequirement.presentationCount.recordDefaultCall()
    return 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalRequirement.presentationIndex.recordDefaultCall()
    return 0
  }
}

/// A delegate that is notified of page changes by the user, not of those by the app.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )

  /// Called when a page has come to rest.
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the animation has finished.
  ///   - previousViewControllers: The page that was shown before.
  ///   - completed: Whether the page has changed; false if the user let it fall back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
