import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UISearchController`, `UISearchBarDelegate`, `UISearchResultsUpdating`.
@MainActor
struct UISearchControllerTests {
  private let log = CallLog()
  private let search = UISearchController(searchResultsController: nil)
  private let listener: Listener
  private let navigation: UINavigationController
  private let driver: SceneDriver

  init() {
    listener = Listener(log)
    search.searchBar.placeholder = "Search"
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    let screen = UIViewController()
    screen.title = "List"
    screen.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: screen)
    driver = SceneDriver(rootViewController: navigation)
  }

  @Test func theSearchBarIsBelowTheTitle() {
    #expect(driver.screen == "bar \"List\"\n  search field \"Search\" = ")
  }

  /// Apple: `hidesSearchBarWhenScrolling`, true unless set.
  @Test func theSearchBarScrollsAwayUnlessKeptOrSearching() throws {
    func hidesSearch() -> Bool? {
      driver.settle()
      let bar = driver.display.tree.nodes.values.first { $0.kind == .navigationBar }
      return bar?.attributes.lazy.compactMap {
        if case .largeTitle(_, let hidesSearch) = $0 { hidesSearch } else { nil }
      }.first
    }
    let item = navigation.viewControllers[0].navigationItem
    #expect(item.hidesSearchBarWhenScrolling)
    #expect(hidesSearch() == true)
    try driver.search("a")
    #expect(hidesSearch() != true)
    try driver.tap("Cancel")
    #expect(hidesSearch() == true)
    item.hidesSearchBarWhenScrolling = false
    #expect(hidesSearch() != true)
  }

  @Test func typingBeginsASearchAndUpdatesItByCharacter() throws {
    try driver.search("ab")
    #expect(search.isActive)
    #expect(
      log.take() == [
        "will present", "did present", "update ", "did begin", "text a", "update a", "text ab",
        "update ab",
      ]
    )
    #expect(
      driver.screen
        == "bar \"List\"\n  search field \"Search\" = ab, editing\n  button \"Cancel\""
    )
  }

  // https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
  @Test func aDelegateMayPresentTheSearchItself() throws {
    let presenter = Presenter(log)
    search.delegate = presenter
    search.isActive = true
    #expect(!search.isActive)
    #expect(log.take() == ["present"])
    presenter.screen = navigation.topViewController
    search.isActive = true
    #expect(search.isActive)
    #expect(log.take() == ["present", "will present", "did begin", "update ", "presented"])
    search.dismiss(animated: true) { log("dismissed") }
    #expect(!search.isActive)
    #expect(log.take().suffix(1) == ["dismissed"])
  }

  @Test func aSearchThatIsPresentedBegins() throws {
    navigation.topViewController?.present(search, animated: true)
    driver.settle()
    #expect(search.isActive)
    #expect(navigation.presentedViewController == nil)
    try driver.tap("Cancel")
    #expect(!search.isActive)
  }

  @Test func cancelDismissesTheSearchAndClearsItsText() throws {
    try driver.search("a")
    _ = log.take()
    try driver.tap("Cancel")
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    let lines = log.take()
    #expect(lines.first == "will dismiss")
    #expect(lines.contains("did dismiss"))
    #expect(lines.contains("update "))
    #expect(lines.last == "cancel")
    #expect(driver.screen == "bar \"List\"\n  search field \"Search\" = ")
  }

  @Test func theSearchKeyPutsTheKeyboardAwayAndKeepsTheSearch() throws {
    try driver.search("a")
    _ = log.take()
    try driver.pressReturn()
    #expect(log.take() == ["did end", "clicked"])
    #expect(search.isActive)
    #expect(search.searchBar.text == "a")
  }

  @Test func theSearchIsKeptAfterAPushAndAPop() throws {
    try driver.search("a")
    navigation.pushViewController(UIViewController(), animated: true)
    driver.settle()
    navigation.popViewController(animated: true)
    driver.settle()
    #expect(search.isActive)
    #expect(driver.screen.contains("search field \"Search\" = a"))
  }

  @Test func showsCancelButtonTurnsOffTheAutomaticButton() {
    search.searchBar.showsCancelButton = true
    driver.settle()
    #expect(!search.automaticallyShowsCancelButton)
    #expect(driver.screen.contains("button \"Cancel\""))
  }

  @Test func aTextThatTheAppSetsIsSearchedFor() {
    search.searchBar.text = "x"
    #expect(log.take() == ["text x", "update x"])
  }
}

private final class Listener: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func updateSearchResults(for searchController: UISearchController) {
    log("update \(searchController.searchBar.text ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) { log("did present") }
  func willDismissSearchController(_ searchController: UISearchController) {
    log("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) { log("did dismiss") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("did begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log("did end") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("clicked") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log("text \(searchText)")
  }
}

private final class Presenter: NSObject, UISearchControllerDelegate {
  private let log: CallLog
  weak var screen: UIViewController?

  init(_ log: CallLog) {
    self.log = log
  }

  func presentSearchController(_ searchController: UISearchController) {
    log("present")
    let log = log
    screen?.present(searchController, animated: true) { log("presented") }
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log("will present")
  }
}
