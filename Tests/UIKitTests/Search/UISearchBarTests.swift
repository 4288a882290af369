import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UISearchBar`, its scopes and `UISearchBarDelegate`.
@MainActor
struct UISearchBarTests {
  private let log = CallLog()
  private let search = UISearchController(searchResultsController: nil)
  private let delegate: Listener
  private let driver: SceneDriver
  private var bar: UISearchBar { search.searchBar }

  init() {
    delegate = Listener(log)
    let screen = UIViewController()
    search.searchBar.delegate = delegate
    search.searchResultsUpdater = delegate
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    screen.navigationItem.searchController = search
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    _ = log.take()
  }

  @Test func scopesAreShownDuringASearch() throws {
    #expect(driver.find(nil, .segment).isEmpty)
    try driver.search("a")
    #expect(driver.find(nil, .segment).map(\.label) == ["All", "Unread"])
    try driver.tap("Cancel")
    #expect(driver.find(nil, .segment).isEmpty)
  }

  // https://developer.apple.com/documentation/uikit/uisearchbar/searchbarstyle
  @Test func aMinimalBarHasNoColour() throws {
    func colour() throws -> ColorValue? {
      let id = try #require(bar._nodeID)
      for case .background(let colour) in driver.display.tree[id]?.attributes ?? [] {
        return colour
      }
      return nil
    }
    bar.barTintColor = .systemTeal
    driver.settle()
    #expect(try colour() == UIColor.systemTeal._value)
    bar.searchBarStyle = .minimal
    driver.settle()
    #expect(try colour() == nil)
  }

  @Test func theCancelButtonGrowsNoMoreThanTheTextOfTheField() throws {
    bar.showsCancelButton = true
    var environment = driver.environment
    environment.textSize = .accessibilityExtraExtraExtraLarge
    driver.send(.environment(environment))
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    let id = try #require(button._nodeID)
    let size = try #require(driver.display.tree[id]?.lines?.size)
    #expect(size.height < 30)
  }

  @Test func selectingAScopeUpdatesTheSearch() throws {
    try driver.search("a")
    _ = log.take()
    try driver.selectSegment("Unread")
    #expect(bar.selectedScopeButtonIndex == 1)
    #expect(log.take() == ["scope 1", "update"])
    bar.selectedScopeButtonIndex = 0
    #expect(driver.find("All", .segment)[0].isSelected)
    #expect(log.take() == [])
  }

  @Test func showsScopeBarKeepsScopesAfterASearch() throws {
    bar.showsScopeBar = true
    #expect(!search.automaticallyShowsScopeBar)
    #expect(driver.find(nil, .segment).count == 2)
    try driver.search("a")
    try driver.tap("Cancel")
    #expect(driver.find(nil, .segment).count == 2)
  }

  @Test func theDelegateDecidesWhatMayBeTyped() throws {
    try driver.search("a1b2")
    #expect(bar.text == "ab")
    #expect(log.take().contains("refused 1 at 1"))
  }

  @Test func aDisabledSearchBarRejectsInput() throws {
    bar.isEnabled = false
    #expect(throws: DriverError.self) { try driver.search("a") }
    bar.isEnabled = true
    try driver.search("a")
    #expect(bar.text == "a")
  }

  @Test func aPromptMakesTheSearchBarHigher() {
    let height = bar.intrinsicContentSize.height
    bar.prompt = "Find a friend"
    #expect(bar.intrinsicContentSize.height > height)
  }
}

private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func updateSearchResults(for searchController: UISearchController) { log("update") }

  func searchBar(
    _ searchBar: UISearchBar,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    if !text.contains(where: \.isNumber) { return true }
    log("refused \(text) at \(range.location)")
    return false
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log("scope \(selectedScope)")
  }
}
