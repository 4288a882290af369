import Testing
import UIKit
import UIKitTesting

/// Apple: the pages of `UIPageViewController`, `UIPageViewControllerDataSource` and
/// `UIPageViewControllerDelegate`.
@MainActor
struct UIPageViewControllerTests {
  private let log = CallLog()
  private let book: Book
  private let pages: UIPageViewController
  private let driver: SceneDriver

  init() {
    book = Book(["A", "B", "C", "D"], log: log)
    pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.page("B")], direction: .forward, animated: false)
    driver = SceneDriver(rootViewController: pages)
    book.pages = pages
  }

  /// Returns the log of page changes, without the calls of containment.
  private func told() -> [String] {
    log.take().filter { !$0.contains("Move") && !$0.contains("didLoad") }
  }

  private var seen: [String] { driver.find(nil, .text).map(\.label) }

  @Test func thePageThatWasSetIsShownAlone() {
    #expect(pages.viewControllers == [book.page("B")])
    #expect(seen == ["B"])
    let told = told()
    #expect(told.filter { $0.hasPrefix("B") } == ["B willAppear", "B isAppearing", "B didAppear"])
    #expect(told.allSatisfy { !$0.hasPrefix("A") && !$0.hasPrefix("C") })
    #expect(book.asked == ["after B", "before B"])
  }

  @Test func aSwipeTurnsToTheNextPage() throws {
    _ = log.take()
    book.asked = []
    try driver.swipePages()
    #expect(
      told() == [
        "will turn to C", "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear",
        "C didAppear", "turned from B",
      ]
    )
    #expect(pages.viewControllers == [book.page("C")])
    #expect(seen == ["C"])
    #expect(book.asked == ["after C"])
  }

  @Test func aCancelledSwipeKeepsThePage() throws {
    _ = log.take()
    try driver.swipePages(by: -1, isCancelled: true)
    #expect(
      told() == [
        "will turn to A", "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear",
        "A didDisappear", "B willAppear", "B isAppearing", "B didAppear", "stayed at B",
      ]
    )
    #expect(pages.viewControllers == [book.page("B")])
    #expect(seen == ["B"])
  }

  @Test func pagesEndWhereTheDataSourceHasNoMore() throws {
    try driver.swipePages(by: 2)
    #expect(seen == ["D"])
    _ = log.take()
    try driver.swipePages()
    #expect(seen == ["D"])
    #expect(told().isEmpty)
    try driver.swipePages(by: -3)
    #expect(seen == ["A"])
    try driver.swipePages(by: -1)
    #expect(seen == ["A"])
  }

  @Test func aPageThatWasLeftByTwoIsNoChildAnyMore() throws {
    #expect(pages.children.count == 3)
    try driver.swipePages(by: 2)
    #expect(Set(pages.children) == [book.page("C"), book.page("D")])
    #expect(book.page("A").parent == nil)
    #expect(book.page("A").viewIfLoaded?.superview == nil)
    #expect(book.page("A").view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(arguments: [UIPageViewController.NavigationDirection.forward, .reverse])
  func settingAPageAnimatesWithoutCallingTheDelegate(
    _ direction: UIPageViewController.NavigationDirection
  ) {
    _ = log.take()
    pages.setViewControllers([book.page("D")], direction: direction, animated: true) { finished in
      log("finished \(finished)")
    }
    #expect(pages.viewControllers == [book.page("D")])
    #expect(told() == ["B willDisappear", "D willAppear", "D isAppearing"])
    driver.settle()
    #expect(told() == ["B didDisappear", "D didAppear", "finished true"])
    #expect(seen == ["D"])
    #expect(Set(pages.children) == [book.page("C"), book.page("D")])
  }

  @Test func settingAPageWithoutAnimationReplacesItAtOnce() {
    _ = log.take()
    var finished: Bool?
    pages.setViewControllers([book.page("A")], direction: .reverse, animated: false) {
      finished = $0
    }
    #expect(finished == true)
    #expect(
      told() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ]
    )
    #expect(seen == ["A"])
    #expect(Set(pages.children) == [book.page("A"), book.page("B")])
  }

  @Test func anInterruptedAnimationCompletesWithFalse() {
    var first: Bool?
    pages.setViewControllers([book.page("C")], direction: .forward, animated: true) { first = $0 }
    pages.setViewControllers([book.page("D")], direction: .forward, animated: false)
    #expect(first == false)
    driver.settle()
    #expect(seen == ["D"])
  }

  @Test func pagesCannotBeTurnedWithoutADataSource() throws {
    pages.dataSource = nil
    #expect(pages.children == [book.page("B")])
    try driver.swipePages()
    #expect(seen == ["B"])
    pages.setViewControllers([book.page("C")], direction: .forward, animated: true)
    driver.settle()
    #expect(pages.children == [book.page("C")])
    try driver.swipePages(by: -1)
    #expect(seen == ["C"])
  }

  @Test func theIndicatorFollowsPagesAndTurnsThem() throws {
    let counted = CountedBook(book)
    pages.dataSource = counted
    #expect(driver.find(nil, .pageControl).map(\.value) == ["page 2 of 4"])
    try driver.swipePages()
    #expect(driver.find(nil, .pageControl).map(\.value) == ["page 3 of 4"])
    _ = log.take()
    try driver.turnPage(by: -2)
    #expect(seen == ["A"])
    #expect(driver.find(nil, .pageControl).map(\.value) == ["page 1 of 4"])
    #expect(
      told() == [
        "will turn to A", "C willDisappear", "A willAppear", "A isAppearing", "C didDisappear",
        "A didAppear", "turned from C",
      ]
    )
    pages.setViewControllers([book.page("D")], direction: .forward, animated: false)
    #expect(driver.find(nil, .pageControl).map(\.value) == ["page 4 of 4"])
  }

  @Test func thereIsNoPageControlWithoutAPresentationCount() {
    #expect(driver.find(nil, .pageControl).isEmpty)
  }

  @Test func anIndicatorIsOnlyForPagesThatScrollAcross() {
    for (style, orientation) in [
      (UIPageViewController.TransitionStyle.pageCurl, .horizontal), (.scroll, .vertical),
    ] as [(UIPageViewController.TransitionStyle, UIPageViewController.NavigationOrientation)] {
      let other = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
      #expect(other.transitionStyle == style)
      #expect(other.navigationOrientation == orientation)
      let book = Book(["A", "B"], log: CallLog())
      let counted = CountedBook(book)
      other.dataSource = counted
      other.setViewControllers([book.page("A")], direction: .forward, animated: false)
      let driver = SceneDriver(rootViewController: other)
      #expect(driver.find(nil, .pageControl).isEmpty)
    }
  }

  @Test func twoAlternatingPagesAreTurnedForwards() throws {
    let book = Book(["A", "B"], log: CallLog())
    book.isEndless = true
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    pages.dataSource = book
    pages.setViewControllers([book.page("A")], direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: pages)
    for name in ["B", "A", "B"] {
      try driver.swipePages()
      #expect(driver.find(nil, .text).map(\.label) == [name])
    }
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func pagesFillTheControllerDespiteInterPageSpacing(
    _ orientation: UIPageViewController.NavigationOrientation
  ) throws {
    let book = Book(["A", "B", "C"], log: CallLog())
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: orientation,
      options: [.interPageSpacing: 20]
    )
    pages.dataSource = book
    pages.setViewControllers([book.page("A")], direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: pages)
    #expect(driver.layoutConflicts.isEmpty)
    for name in ["A", "B", "C"] {
      #expect(driver.find(nil, .text).map(\.label) == [name])
      #expect(book.page(name).view.frame.size == CGSize(width: 390, height: 844))
      if name != "C" { try driver.swipePages() }
    }
    driver.resize(to: .phone, width: 844, height: 390)
    #expect(book.page("C").view.frame.size == CGSize(width: 844, height: 390))
    try driver.swipePages(by: -1)
    #expect(driver.find(nil, .text).map(\.label) == ["B"])
  }

  @Test func pagesBelowBarsHaveTheirSafeAreaInsets() throws {
    let book = Book(["A", "B", "C"], log: CallLog())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.page("A")], direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: UINavigationController(rootViewController: pages))
    for name in ["A", "B", "C"] {
      let insets = book.page(name).view.safeAreaInsets
      #expect(insets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
      if name != "C" { try driver.swipePages() }
    }
    #expect(book.page("C").navigationController != nil)
    pages.additionalSafeAreaInsets.bottom = 30
    driver.settle()
    #expect(book.page("C").view.safeAreaInsets.bottom == 30)
    pages.navigationController?.setNavigationBarHidden(true, animated: false)
    driver.settle()
    #expect(book.page("C").view.safeAreaInsets.top == 0)
  }

  @Test func pagesAreTurnedTheOtherWayInRightToLeftLanguages() throws {
    var device = Device.forTests
    device.languages = ["ar"]
    let book = Book(["A", "B", "C"], log: CallLog())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.page("A")], direction: .forward, animated: false)
    let driver = SceneDriver(rootViewController: pages, device: device)
    let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroll.contentOffset.x == 390)
    try driver.swipePages()
    #expect(driver.find(nil, .text).map(\.label) == ["B"])
    #expect(scroll.contentOffset.x == 390)
    try driver.swipePages()
    #expect(driver.find(nil, .text).map(\.label) == ["C"])
    #expect(scroll.contentOffset.x == 0)
    try driver.swipePages(by: -2)
    #expect(driver.find(nil, .text).map(\.label) == ["A"])
  }

  @Test func aScrollAcrossSeveralPagesTurnsEachPage() throws {
    try driver.swipePages(by: 2)
    _ = log.take()
    let area = try #require(driver.find(nil, .scrollArea).first)
    driver.send(.scroll(area.id, x: 0, y: 0, .rested))
    #expect(seen == ["A"])
    #expect(
      told().filter { $0.hasPrefix("turned") } == [
        "turned from D", "turned from C", "turned from B",
      ]
    )
  }

  @Test func replacedPagesAreReleased() throws {
    weak var page: UIViewController?
    do {
      let extra = UIViewController()
      page = extra
      pages.dataSource = nil
      pages.setViewControllers([extra], direction: .forward, animated: true)
      driver.settle()
    }
    pages.setViewControllers([book.page("A")], direction: .forward, animated: true)
    driver.settle()
    #expect(page == nil)
  }
}

/// A data source of pages by name, in order.
@MainActor
private final class Book: NSObject {
  let names: [String]
  private let log: CallLog
  private var made: [String: UIViewController] = [:]
  weak var pages: UIPageViewController?
  var asked: [String] = []
  var isEndless = false

  init(_ names: [String], log: CallLog) {
    self.names = names
    self.log = log
  }

  func page(_ name: String) -> UIViewController {
    if let known = made[name] { return known }
    let page = LoggingViewController(name, log: log)
    let label = UILabel()
    label.text = name
    page.view.addSubview(label)
    made[name] = page
    return page
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = names.firstIndex(of: controller.title ?? "") else { return nil }
    let next = index + step
    if isEndless { return page(names[(next + names.count) % names.count]) }
    return names.indices.contains(next) ? page(names[next]) : nil
  }
}

extension Book: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    asked.append("before \(viewController.title ?? "")")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    asked.append("after \(viewController.title ?? "")")
    return page(1, from: viewController)
  }
}

extension Book: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log("will turn to \(pendingViewControllers[0].title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers[0].title ?? ""
    log(completed ? "turned from \(previous)" : "stayed at \(previous)")
  }
}

/// A data source of the same pages with page indicators.
private final class CountedBook: NSObject, UIPageViewControllerDataSource {
  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    book.pageViewController(pageViewController, viewControllerBefore: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    book.pageViewController(pageViewController, viewControllerAfter: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    book.names.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    let title = pageViewController.viewControllers?.first?.title ?? ""
    return book.names.firstIndex(of: title) ?? 0
  }
}
