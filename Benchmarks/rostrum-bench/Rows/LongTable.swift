internal import UIKit
internal import UIKitHosting
internal import UIKitTesting

/// A table of 100,000 rows from its creation to its first picture, with rows fetched by index; and
/// the same with 40 rows.
///
/// Both show the same number of rows and allocate the same number of blocks: a table knows its rows
/// by index, and creates only those near the viewport.
@MainActor
var longTable: Row {
  Row(
    name: "table of 100,000 rows, first picture",
    aim: .ratio(1.1),
    ours: .table(rows: 100_000),
    baselines: [.table(rows: 40)]
  )
}

extension Subject {
  static func table(rows: Int) -> Subject {
    let shown = SceneDriver(rootViewController: StoryTableViewController(rows: 40))
    let expected = shown.find(nil, .cell).count
    return Subject(name: "our UIKit: \(rows) rows") { times in
      for _ in 0..<times {
        let driver = SceneDriver(rootViewController: StoryTableViewController(rows: rows))
        check(driver.find(nil, .cell).count == expected)
        driver.scene.disconnect()
      }
    }
  }
}

private final class StoryTableViewController: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 105
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Story \(indexPath.row)"
    content.secondaryText = "Somebody · 3 minutes"
    cell.contentConfiguration = content
    return cell
  }
}
