import Testing
import UIKit
import UIKitTesting

/// Apple: `UIContentUnavailableConfiguration`, `UIViewController.contentUnavailableConfiguration`.
@MainActor
struct UIContentUnavailableConfigurationTests {
  private let log = CallLog()
  private let screen = Asking()
  private let driver: SceneDriver

  init() {
    screen.title = "List"
    driver = SceneDriver(rootViewController: UINavigationController(rootViewController: screen))
  }

  private func empty(_ text: String) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "person.3")
    content.text = text
    content.secondaryText = "Add somebody."
    content.button.title = "Add"
    content.buttonProperties.primaryAction = UIAction { [log] _ in log(text) }
    return content
  }

  @Test func textsAndButtonReplaceTheContent() throws {
    screen.contentUnavailableConfiguration = empty("Nobody")
    #expect(
      driver.screen == """
        bar "List"
        heading "Nobody"
        text "Add somebody."
        button "Add"
        """
    )
    try driver.tap("Add")
    #expect(log.take() == ["Nobody"])
  }

  @Test func anotherConfigurationIsShownByTheSameView() throws {
    screen.contentUnavailableConfiguration = empty("Nobody")
    let view = try #require(screen.view.subviews.last as? UIContentUnavailableView)
    var other = empty("Nothing")
    other.button.title = nil
    other.secondaryText = nil
    screen.contentUnavailableConfiguration = other
    #expect(screen.view.subviews.last === view)
    #expect(driver.screen == "bar \"List\"\nheading \"Nothing\"")
    screen.contentUnavailableConfiguration = empty("Nobody")
    try driver.tap("Add")
    #expect(log.take() == ["Nobody"])
  }

  /// Returns the middle of the content in a view, in points.
  private func middle(of view: UIContentUnavailableView) throws -> CGFloat {
    let stack = try #require(view.subviews.first)
    return stack.convert(stack.bounds, to: view).midY
  }

  @Test func aViewOfFixedHeightCentresTheContent() throws {
    let view = UIContentUnavailableView(configuration: empty("Nobody"))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    screen.view.addSubview(view)
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first)
    #expect(stack.bounds.height < 400)
    #expect(try abs(middle(of: view) - view.safeAreaLayoutGuide.layoutFrame.midY) < 1)
    var atTheTop = empty("Nobody")
    atTheTop.alignment = .natural
    view.configuration = atTheTop
    view.layoutIfNeeded()
    #expect(abs(stack.frame.minY - view.safeAreaInsets.top) < 1)
  }

  @Test func contentThatIsTooHighStartsAtTheTop() throws {
    let view = UIContentUnavailableView(configuration: empty("Nobody"))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    screen.view.addSubview(view)
    view.layoutIfNeeded()
    let stack = try #require(view.subviews.first)
    #expect(stack.frame.minY >= view.safeAreaInsets.top - 1)
    #expect(driver.layoutConflicts == [])
  }

  @Test func aTablesBackgroundViewIsCentredInTheSafeArea() throws {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.frame = screen.view.bounds
    screen.view.addSubview(table)
    table.backgroundView = UIContentUnavailableView(configuration: empty("Nobody"))
    driver.settle()
    let view = try #require(table.backgroundView as? UIContentUnavailableView)
    #expect(view.frame == table.bounds)
    // Between the bars, and not in the middle of the table below them.
    let free = screen.view.safeAreaLayoutGuide.layoutFrame
    #expect(free.minY > 0)
    #expect(try abs(middle(of: view) - free.midY) < 1)
  }

  @Test func settingNilRemovesTheConfiguration() {
    screen.contentUnavailableConfiguration = empty("Nobody")
    screen.contentUnavailableConfiguration = nil
    #expect(screen.view.subviews.isEmpty)
    #expect(driver.screen == "bar \"List\"")
  }

  @Test func theLoadingConfigurationHasATextThatCanBeReplaced() {
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(driver.screen.contains("Loading…"))
    var content = UIContentUnavailableConfiguration.loading()
    content.text = "Please wait"
    screen.contentUnavailableConfiguration = content
    #expect(driver.screen.contains("Please wait"))
    #expect(!driver.screen.contains("Loading…"))
  }

  @Test func theSearchConfigurationNamesTheSearchedText() throws {
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(driver.screen.contains("heading \"No Results\""))
    try driver.search("xyz")
    screen.setNeedsUpdateContentUnavailableConfiguration()
    driver.settle()
    #expect(driver.screen.contains("heading \"No Results for “xyz”\""))
    #expect(driver.screen.contains("Check the spelling or try a new search."))
  }

  @Test func aTableShowsTheConfigurationAsItsBackgroundView() throws {
    let table = UITableViewController(style: .plain)
    let driver = SceneDriver(rootViewController: table)
    table.contentUnavailableConfiguration = empty("Nobody")
    try driver.tap("Add")
    #expect(log.take() == ["Nobody"])
    #expect(table.tableView.backgroundView is UIContentUnavailableView)
    table.contentUnavailableConfiguration = nil
    #expect(table.tableView.backgroundView == nil)
  }

  @Test func theControllerUpdatesBeforeItAppearsAndOnRequest() {
    #expect(screen.states.count == 1)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    driver.settle()
    #expect(screen.states.count == 2)
  }

  @Test func theConfigurationsConstraintsDoNotConflict() {
    screen.contentUnavailableConfiguration = empty("Nobody")
    driver.settle()
    #expect(driver.layoutConflicts.isEmpty)
    let other = UIViewController()
    let driver = SceneDriver(rootViewController: other)
    var natural = empty("Nobody")
    natural.alignment = .natural
    other.contentUnavailableConfiguration = natural
    driver.settle()
    #expect(driver.layoutConflicts.isEmpty)
  }

  private final class Asking: UIViewController {
    var states: [UIContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      super.updateContentUnavailableConfiguration(using: state)
    }
  }
}
