import Testing
import UIKit
import UIKitTesting

/// Two pages at once, and pages with two sides.
///
/// <https://developer.apple.com/documentation/uikit/uipageviewcontroller/isdoublesided>
@MainActor
struct PageSpreadTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [LoggingViewController]
    var turns: [[String]] = []

    init(_ log: CallLog) {
      pages = (0..<7).map { LoggingViewController("\($0)", log: log) }
    }

    private func page(at index: Int) -> UIViewController? {
      pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { page(at: $0 - 1) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      pages.firstIndex { $0 === viewController }.flatMap { page(at: $0 + 1) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      turns.append(previousViewControllers.compactMap(\.title))
    }
  }

  private let log = CallLog()
  private let book: Book

  init() {
    book = Book(log)
  }

  private func controller(_ spine: UIPageViewController.SpineLocation?) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: spine.map { [.spineLocation: $0.rawValue] }
    )
    controller.dataSource = book
    controller.delegate = book
    return controller
  }

  private func titles(_ controller: UIPageViewController) -> [String] {
    controller.viewControllers?.compactMap(\.title) ?? []
  }

  @Test func theSpineIsThatOfTheOptions() {
    #expect(controller(nil).spineLocation == .min && !controller(nil).isDoubleSided)
    #expect(controller(.max).spineLocation == .max)
    #expect(controller(.mid).spineLocation == .mid && controller(.mid).isDoubleSided)
    let scrolled = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid]
    )
    #expect(scrolled.spineLocation == .none)
  }

  @Test func twoPagesAreShownSideBySide() {
    let controller = controller(.mid)
    controller.setViewControllers(Array(book.pages[2...3]), direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: controller)
    driver.settle()
    #expect(titles(controller) == ["2", "3"])
    #expect(book.pages[2].parent === controller && book.pages[3].parent === controller)
    let frames = book.pages[2...3].map { $0.view.convert($0.view.bounds, to: controller.view) }
    #expect(frames.map(\.minX) == [0, 195] && frames.map(\.width) == [195, 195])
    #expect(log.take().filter { $0.hasSuffix("didAppear") } == ["2 didAppear", "3 didAppear"])
  }

  @Test func bothPagesAreTurned() throws {
    let controller = controller(.mid)
    controller.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: controller)
    driver.settle()
    _ = log.take()
    try driver.swipePages()
    driver.settle()
    #expect(titles(controller) == ["2", "3"])
    #expect(book.turns == [["0", "1"]])
    #expect(
      log.take().filter { $0.contains("did") && $0.contains("ppear") } == [
        "0 didDisappear", "1 didDisappear", "2 didAppear", "3 didAppear",
      ]
    )
    try driver.swipePages()
    driver.settle()
    #expect(titles(controller) == ["4", "5"])
    try driver.swipePages(by: -1)
    driver.settle()
    #expect(titles(controller) == ["2", "3"])
  }

  @Test func pagesAreReplacedByTheApp() {
    let controller = controller(.mid)
    controller.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: controller)
    driver.settle()
    controller.setViewControllers(Array(book.pages[2...3]), direction: .forward, animated: true)
    driver.settle()
    #expect(titles(controller) == ["2", "3"])
    controller.setViewControllers(Array(book.pages[1...2]), direction: .reverse, animated: false)
    driver.settle()
    #expect(titles(controller) == ["1", "2"])
    #expect(book.pages[2].view.window != nil && book.pages[1].parent === controller)
  }

  @Test func theBackOfAPageIsPassedOver() throws {
    let controller = controller(.min)
    controller.isDoubleSided = true
    controller.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: controller)
    driver.settle()
    #expect(titles(controller) == ["0"])
    try driver.swipePages()
    driver.settle()
    #expect(titles(controller) == ["2"])
  }
}
