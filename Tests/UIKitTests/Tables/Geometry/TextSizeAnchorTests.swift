import Testing
import UIKit
import UIKitTesting

/// The first visible row keeps its place when the text size changes the rows above it, which do not
/// exist meanwhile.
@MainActor
struct TextSizeAnchorTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      // The row is higher than what exists around the visible part.
      let lines = indexPath.row == 2 ? 90 : 1
      content.text = (0..<lines).map { "Line \($0)" }.joined(separator: "\n")
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func theFirstVisibleRowKeepsItsPlace() throws {
    let source = Source()
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let list = UIViewController()
    table.frame = list.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.view.addSubview(table)
    let driver = SceneDriver(rootViewController: list)
    driver.setTextSize(.accessibilityLarge)
    let tall = IndexPath(row: 2, section: 0)
    let offset = table.rectForRow(at: tall).minY + 1_600
    try driver.scroll(to: CGPoint(x: 0, y: offset))
    #expect(table.indexPathsForVisibleRows == [tall])
    driver.setTextSize(.large)
    driver.settle()
    #expect(abs(table.contentOffset.y - table.rectForRow(at: tall).minY - 1_600) < 1)
    let rows = (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0) }
    #expect((rows.last?.maxY ?? 0) >= table.bounds.maxY)
  }
}
