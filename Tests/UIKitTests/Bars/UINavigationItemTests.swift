import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Pages: `backButtonDisplayMode`, `backBarButtonItem`, `preferredSearchBarPlacement` of Apple's
/// documentation of `UINavigationItem`.
@MainActor
struct UINavigationItemTests {
  private let first = UIViewController()
  private let next = UIViewController()
  private let navigation: UINavigationController

  init() {
    first.title = "A"
    next.title = "B"
    navigation = UINavigationController(rootViewController: first)
  }

  private func open(_ environment: SceneEnvironment = SceneEnvironment()) -> SceneDriver {
    SceneDriver(rootViewController: navigation, environment: environment)
  }

  // MARK: - The way back

  @Test(
    arguments: [
      (UINavigationItem.BackButtonDisplayMode.default, "Home", nil), (.generic, "Back", nil),
      (.minimal, "Back", ""),
    ]
  )
  func theDisplayModeDeterminesTheTextOfTheBackButton(
    mode: UINavigationItem.BackButtonDisplayMode,
    spoken: String,
    shown: String?
  ) {
    first.navigationItem.backButtonTitle = "Home"
    first.navigationItem.backButtonDisplayMode = mode
    let driver = open()
    navigation.pushViewController(next, animated: false)
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"\(spoken)\"")
    #expect(backText(in: driver) == shown ?? spoken)
  }

  @Test func aBackBarButtonItemNamesTheBackButtonInEveryMode() throws {
    first.navigationItem.backButtonDisplayMode = .minimal
    let item = UIBarButtonItem(title: "Start", primaryAction: UIAction { _ in Issue.record() })
    first.navigationItem.backBarButtonItem = item
    let driver = open()
    navigation.pushViewController(next, animated: false)
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"Start\"")
    item.title = "Begin"
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"Begin\"")
    try driver.goBack()
    #expect(navigation.topViewController === first)
  }

  @Test func theBackButtonFollowsTheTitleOfThePreviousItem() {
    let driver = open()
    navigation.pushViewController(next, animated: false)
    driver.settle()
    first.title = "C"
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"C\"")
    first.navigationItem.backButtonTitle = "D"
    driver.settle()
    #expect(driver.screen == "bar \"B\"\n  back button \"D\"")
  }

  private func backText(in driver: SceneDriver) -> String? {
    let tree = driver.display.tree
    let buttons = tree.nodes.values.filter { node in
      node.attributes.contains { $0 == .barButtonStyle(.back) }
    }
    let texts = buttons.flatMap(\.attributes).compactMap {
      if case .text(let text, _) = $0 { text } else { nil }
    }
    return texts.first
  }

  // MARK: - Search

  private static let tablet = SceneEnvironment(width: 1180, height: 820, idiom: .pad)

  private func search() -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    first.navigationItem.searchController = search
    return search
  }

  @Test func aSearchBarIsStackedIfThereIsNoRoomBesideTheTitle() {
    let search = search()
    first.navigationItem.preferredSearchBarPlacement = .inline
    _ = open()
    #expect(first.navigationItem.searchBarPlacement == .stacked)
    #expect(search.searchBarPlacement == .stacked)
  }

  @Test func aSearchBarIsInlineInARegularWidthUnlessStackedIsPreferred() throws {
    let search = search()
    search.searchBar.placeholder = "Search"
    let driver = open(Self.tablet)
    #expect(first.navigationItem.preferredSearchBarPlacement == .automatic)
    #expect(first.navigationItem.searchBarPlacement == .inline)
    #expect(search.searchBarPlacement == .inline)
    try driver.search("a")
    #expect(driver.screen.hasPrefix("bar \"A\""))
    search.isActive = false
    first.navigationItem.preferredSearchBarPlacement = .stacked
    driver.settle()
    #expect(first.navigationItem.searchBarPlacement == .stacked)
    #expect(search.searchBarPlacement == .stacked)
  }

  @Test func aSearchBarWithScopesAndThatOfAPrimaryColumnAreStacked() {
    let search = search()
    search.searchBar.scopeButtonTitles = ["All", "New"]
    _ = open(Self.tablet)
    #expect(first.navigationItem.searchBarPlacement == .stacked)

    let split = UISplitViewController(style: .doubleColumn)
    let (list, item) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(item, for: .secondary)
    for screen in [list, item] {
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    let driver = SceneDriver(rootViewController: split, environment: Self.tablet)
    driver.settle()
    #expect(list.navigationItem.searchBarPlacement == .stacked)
    #expect(item.navigationItem.searchBarPlacement == .inline)
  }

  // MARK: - The back action

  @Test func theBackActionReplacesGoingBack() throws {
    let driver = open()
    let log = CallLog()
    next.navigationItem.backAction = UIAction(title: "Leave") { action in
      log("\((action.sender as? UIBarButtonItem)?.title ?? "none")")
    }
    navigation.pushViewController(next, animated: false)
    driver.settle()
    try driver.goBack()
    #expect(log.take() == ["A"])
    #expect(navigation.topViewController === next)
    next.navigationItem.backAction = nil
    driver.settle()
    try driver.goBack()
    #expect(navigation.topViewController === first)
  }

  @Test func theBackActionMakesABackButtonAtTheRoot() throws {
    let log = CallLog()
    first.navigationItem.backAction = UIAction(title: "Close") { _ in log("closed") }
    let driver = open()
    #expect(driver.screen == "bar \"A\"\n  back button \"Close\"")
    try driver.tap("Close")
    #expect(log.take() == ["closed"])
    first.navigationItem.hidesBackButton = true
    driver.settle()
    #expect(driver.screen == "bar \"A\"")
  }
}
