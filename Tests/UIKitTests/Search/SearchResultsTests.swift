import Testing
import UIKit
import UIKitTesting

/// Apple: `UISearchController.searchResultsController`, `showsSearchResultsController`.
@MainActor
struct SearchResultsTests {
  private let log = CallLog()
  private let results: LoggingViewController
  private let screen = UIViewController()
  private let search: UISearchController
  private let driver: SceneDriver

  init() {
    results = LoggingViewController("results", log: log)
    search = UISearchController(searchResultsController: results)
    let found = UILabel()
    found.text = "Found"
    results.view.addSubview(found)
    let all = UILabel()
    all.text = "All"
    screen.view.addSubview(all)
    screen.navigationItem.searchController = search
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
    _ = log.take()
  }

  @Test func resultsAppearWithTheFirstCharacterAndDisappearWithTheLast() throws {
    search.isActive = true
    #expect(!driver.find("All").isEmpty)
    try driver.search("a")
    #expect(driver.find("All").isEmpty)
    #expect(!driver.find("Found").isEmpty)
    #expect(log.take().contains("results didAppear"))
    #expect(results.navigationController != nil)
    search.searchBar.text = ""
    #expect(driver.find("Found").isEmpty)
    #expect(!driver.find("All").isEmpty)
    #expect(log.take().contains("results didDisappear"))
    #expect(results.parent == nil)
  }

  @Test func cancelHidesTheResults() throws {
    try driver.search("a")
    try driver.tap("Cancel")
    #expect(driver.find("Found").isEmpty)
    #expect(!driver.find("All").isEmpty)
  }

  @Test func showsSearchResultsControllerShowsTheResults() throws {
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(driver.find("Found").isEmpty)
    search.isActive = true
    #expect(!driver.find("Found").isEmpty)
  }
}
