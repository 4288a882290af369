import Testing
import UIKit
import UIKitTesting

/// Rows of tables that are not shown while the text size changes.
@MainActor
struct HiddenTableSizingTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section"
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      content.secondaryText = "Below"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let source = Source()
  private let table = UITableView(frame: .zero, style: .plain)
  private let tabs = UITabBarController()
  private let driver: SceneDriver

  init() {
    let list = UIViewController()
    list.title = "List"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.frame = list.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.view.addSubview(table)
    let other = UIViewController()
    other.title = "Other"
    tabs.viewControllers = [list, other]
    driver = SceneDriver(rootViewController: tabs)
    driver.settle()
  }

  private var heights: Set<Double> {
    driver.settle()
    return Set(table.visibleCells.map { Double($0.frame.height) })
  }

  @Test func rowsAreMeasuredAgainWhenTheTableIsShown() {
    let before = heights
    driver.setTextSize(.accessibilityLarge)
    let large = heights
    driver.setTextSize(.large)
    #expect(heights == before)
    tabs.selectedIndex = 1
    driver.settle()
    driver.setTextSize(.accessibilityLarge)
    driver.settle()
    tabs.selectedIndex = 0
    #expect(heights == large)
    #expect(large != before)
    let tops = table.indexPathsForVisibleRows?.map { Double(table.rectForRow(at: $0).height) }
    #expect(Set(tops ?? []) == large)
  }
}
