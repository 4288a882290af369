import Testing
import UIKit
import UIKitTesting

@MainActor
struct UITabBarControllerTests {
  private let log = CallLog()
  private let a: LoggingViewController
  private let b: LoggingViewController
  private let first: UINavigationController
  private let second: UINavigationController
  private let tabs = UITabBarController()
  private let driver: SceneDriver

  init() {
    a = LoggingViewController("A", log: log)
    b = LoggingViewController("B", log: log)
    first = UINavigationController(rootViewController: a)
    second = UINavigationController(rootViewController: b)
    tabs.viewControllers = [first, second]
    driver = SceneDriver(rootViewController: tabs)
    _ = log.take()
  }

  private func push(_ title: String, on navigation: UINavigationController) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    navigation.pushViewController(screen, animated: true)
    driver.settle()
    return screen
  }

  private var titles: [String] { driver.find(nil, .bar).map(\.label) }

  // MARK: - What apps add

  @Test func touchesBesideAddedViewsReachTheSelectedScreen() {
    let added = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    tabs.view.addSubview(added)
    driver.settle()
    #expect(tabs.view.hitTest(CGPoint(x: 10, y: 320), with: nil) === added)
    #expect(tabs.view.hitTest(CGPoint(x: 200, y: 320), with: nil) === a.view)
  }

  @Test func aChildAddedAboveTheTabBarIsPlacedThere() throws {
    let player = LoggingViewController("Player", log: log)
    tabs.addChild(player)
    tabs.view.insertSubview(player.view, belowSubview: tabs.tabBar)
    player.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      player.view.leadingAnchor.constraint(equalTo: tabs.view.leadingAnchor, constant: 8),
      player.view.trailingAnchor.constraint(equalTo: tabs.tabBar.trailingAnchor, constant: -8),
      player.view.bottomAnchor.constraint(equalTo: tabs.tabBar.topAnchor, constant: -8),
      player.view.heightAnchor.constraint(equalToConstant: 60),
    ])
    player.didMove(toParent: tabs)
    #expect(driver.layoutConflicts == [])
    let size = tabs.view.bounds.size
    let bottom = tabs.view.safeAreaInsets.bottom
    #expect(
      player.view.convert(player.view.bounds, to: tabs.view)
        == CGRect(x: 8, y: size.height - bottom - 49 - 68, width: size.width - 16, height: 60)
    )
    driver.settle()
    #expect(log.take().contains("Player didAppear"))
    tabs.selectedIndex = 1
    driver.settle()
    #expect(player.view.window != nil)
    player.view.removeFromSuperview()
    driver.settle()
    #expect(player.view.window == nil)
  }

  // MARK: - Selecting

  @Test func theFirstTabIsSelected() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === first)
    #expect(
      driver.screen == """
        bar "A"
        tab bar
          tab "A", selected
          tab "B"
        """
    )
    #expect(!b.isViewLoaded)
  }

  /// The order is that of UIKit.
  @Test func theAppearingTabIsNotifiedBeforeTheDisappearingOne() throws {
    try driver.selectTab("B")
    #expect(
      log.take() == [
        "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ]
    )
    #expect(titles == ["B"])
    #expect(driver.display.address?.title == "B")
    try driver.selectTab("A")
    #expect(
      log.take() == [
        "A willAppear", "B willDisappear", "A isAppearing", "B didDisappear", "A didAppear",
      ]
    )
  }

  @Test func aHiddenTabReceivesNoAppearanceCalls() throws {
    tabs.selectedIndex = 1
    _ = log.take()
    a.view.addSubview(UIView())
    _ = push("More", on: first)
    #expect(log.take() == [])
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    tabs.present(sheet, animated: true)
    driver.settle()
    #expect(log.take() == ["B willDisappear", "B didDisappear"])
    sheet.dismiss(animated: true)
    driver.settle()
    #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
  }

  @Test func leavingATabDuringAPushEndsItsAppearanceTransitions() {
    first.pushViewController(LoggingViewController("A2", log: log), animated: true)
    #expect(log.take().last == "A2 isAppearing")
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "B didLoad", "B willAppear", "A2 willDisappear", "B isAppearing", "A2 didDisappear",
        "B didAppear",
      ]
    )
    driver.settle()
    #expect(log.take() == ["A didDisappear", "A2 didMove(parent)"])
    tabs.selectedIndex = 0
    #expect(log.take().filter { $0.hasPrefix("A") }.last == "A2 didAppear")
  }

  @Test func everyTabKeepsItsStack() throws {
    _ = push("A2", on: first)
    #expect(driver.display.address?.depth == 1)
    try driver.selectTab("B")
    #expect(driver.display.address?.depth == 0)
    try driver.selectTab("A")
    #expect(titles == ["A2"])
    try driver.browserBack()
    #expect(titles == ["A"])
  }

  @Test func aSwipeBackWorksInATab() throws {
    _ = push("A2", on: first)
    try driver.swipeBack()
    #expect(titles == ["A"])
  }

  @Test func typingEndsWhereATabIsLeft() throws {
    let field = UITextField()
    field.placeholder = "Name"
    a.view.addSubview(field)
    try driver.type("x", into: "Name")
    try driver.selectTab("B")
    #expect(!field.isFirstResponder)
  }

  @Test func controllersReferenceTheirTabBarController() {
    #expect(a.tabBarController === tabs)
    #expect(first.tabBarController === tabs)
    #expect(tabs.tabBarController == nil)
  }

  // MARK: - The delegate

  @Test func onlySelectionByTheUserCallsTheDelegate() throws {
    let delegate = TabDelegate(log: log)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    _ = log.take()
    try driver.selectTab("B")
    #expect(log.take() == ["should 1", "did 1"])
    try driver.selectTab("A")
    #expect(log.take().filter { $0.hasSuffix("0") } == ["should 0", "did 0"])
  }

  @Test func theDelegateMayRefuseATab() throws {
    let delegate = TabDelegate(log: log)
    delegate.allows = false
    tabs.delegate = delegate
    _ = push("A2", on: first)
    _ = log.take()
    try driver.selectTab("B")
    try driver.selectTab("A")
    #expect(log.take() == ["should 1", "should 0"])
    #expect(tabs.selectedIndex == 0)
    #expect(titles == ["A2"])
  }

  // MARK: - Which tabs there are

  @Test func newTabsKeepTheSelectedOne() {
    let third = UIViewController()
    third.title = "C"
    tabs.selectedIndex = 1
    _ = log.take()
    tabs.setViewControllers([third, second], animated: true)
    #expect(tabs.selectedViewController === second)
    #expect(tabs.selectedIndex == 1)
    #expect(first.parent == nil)
    #expect(log.take() == [])
    #expect(driver.find(nil, .tab).map(\.label) == ["C", "B"])
  }

  @Test func theTabAtTheSameIndexReplacesARemovedSelectedTab() {
    tabs.selectedIndex = 1
    _ = log.take()
    let third = LoggingViewController("C", log: log)
    tabs.viewControllers = [first, third]
    #expect(tabs.selectedViewController === third)
    #expect(log.take().contains("B didDisappear"))
    tabs.viewControllers = [first]
    #expect(tabs.selectedViewController === first)
    tabs.viewControllers = []
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(driver.screen == "tab bar")
  }

  @Test func aTabMayBeSelectedBeforeAnythingIsShown() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), LoggingViewController("C", log: log)]
    tabs.selectedIndex = 1
    _ = SceneDriver(rootViewController: tabs)
    #expect(log.take() == ["C willMove(parent)", "C didMove(parent)"] + appearing("C"))
  }

  private func appearing(_ name: String) -> [String] {
    ["didLoad", "willAppear", "isAppearing", "didAppear"].map { "\(name) \($0)" }
  }

  // MARK: - The bar

  @Test func aTabHasTheTitleOfItsControllerUnlessItHasAnItem() {
    a.title = "Players"
    #expect(driver.find(nil, .tab).map(\.label) == ["Players", "B"])
    first.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 7)
    a.title = "Others"
    #expect(driver.find(nil, .tab).map(\.label) == ["Own", "B"])
    #expect(tabs.tabBar.items?.map(\.tag) == [7, 0])
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
  }

  @Test func theShownPanelIsLabelledByItsTab() {
    func part() -> [String?] {
      driver.settle()
      return driver.display.tree.nodes.values.filter { $0.kind == .tabs }.flatMap(\.attributes)
        .compactMap { if case .title(let title) = $0 { title } else { nil } }
    }
    #expect(part() == ["A"])
    tabs.selectedIndex = 1
    #expect(part() == ["B"])
    b.tabBarItem.title = "Best"
    #expect(part() == ["Best"])
  }

  @Test func hidesBottomBarWhenPushedHidesTheBarWhileOnTheStack() throws {
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    first.pushViewController(second, animated: true)
    driver.settle()
    #expect(driver.find(nil, .tabBar).isEmpty)
    _ = push("A3", on: first)
    #expect(driver.find(nil, .tabBar).isEmpty)
    try driver.goBack()
    try driver.swipeBack(.cancelled)
    #expect(driver.find(nil, .tabBar).isEmpty)
    try driver.swipeBack()
    #expect(driver.find(nil, .tabBar).count == 1)
  }

  @Test func theAppMayHideTheBar() throws {
    let id = try driver.element("B", .tab).id
    tabs.tabBar.isHidden = true
    #expect(driver.find(nil, .tabBar).isEmpty)
    #expect(!driver.send(.tap(id)))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func contentIsClearOfTheBar() {
    let fill = UIView()
    fill.translatesAutoresizingMaskIntoConstraints = false
    a.view.addSubview(fill)
    NSLayoutConstraint.activate([
      fill.topAnchor.constraint(equalTo: a.view.topAnchor),
      fill.bottomAnchor.constraint(equalTo: a.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    let height = fill.frame.height
    #expect(tabs.tabBar.frame.height == 49)
    #expect(tabs.tabBar.frame.maxY == tabs.view.frame.maxY)
    tabs.tabBar.isHidden = true
    #expect(fill.frame.height == height + 49)
  }

  @Test func forgedEventsHaveNoEffect() throws {
    let id = try driver.element("B", .tab).id
    #expect(!driver.send(.selectRow(id)))
    #expect(!driver.send(.step(id, 1)))
    let bar = try #require(driver.find(nil, .tabBar).first).id
    #expect(!driver.send(.tap(bar)))
    tabs.present(UIViewController(), animated: false)
    #expect(!driver.send(.tap(id)))
    tabs.dismiss(animated: false)
    tabs.viewControllers = [first]
    #expect(!driver.send(.tap(id)))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aRemovedTabIsReleased() throws {
    weak var screen: UIViewController?
    weak var item: UITabBarItem?
    do {
      let third = UINavigationController(rootViewController: UIViewController())
      third.title = "C"
      tabs.viewControllers = [first, third]
      tabs.selectedIndex = 1
      driver.settle()
      screen = third
      item = third.tabBarItem
    }
    tabs.viewControllers = [first]
    driver.settle()
    #expect(screen == nil)
    #expect(item == nil)
  }
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  private let log: CallLog
  var allows = true

  init(log: CallLog) {
    self.log = log
  }

  private func index(_ tabs: UITabBarController, _ controller: UIViewController) -> Int {
    tabs.viewControllers?.firstIndex(of: controller) ?? -1
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log("should \(index(tabBarController, viewController))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    log("did \(index(tabBarController, viewController))")
  }
}
