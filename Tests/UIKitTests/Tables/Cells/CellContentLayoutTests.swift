import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The layout of views that apps add to cells and to their content views.
@MainActor
struct CellContentLayoutTests {
  /// A cell whose content determines its height.
  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let label = UILabel()
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
        contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 72),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  /// A subview of the cell itself, as in many tutorials.
  private final class Loose: UITableViewCell {
    let label = UILabel()
    let picture = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "Text"
      addSubview(picture)
      addSubview(label)
      for view in [picture, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        picture.centerYAnchor.constraint(equalTo: centerYAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        picture.widthAnchor.constraint(equalToConstant: 60),
        picture.heightAnchor.constraint(equalToConstant: 60),
        label.centerYAnchor.constraint(equalTo: self.centerYAnchor),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 24),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class LooseRows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 80
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      Loose(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func viewsAddedToACellAreLaidOutInItsContentView() throws {
    let rows = LooseRows()
    let driver = SceneDriver(rootViewController: rows)
    driver.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Loose)
    #expect(driver.layoutConflicts == [])
    #expect(cell.picture.frame == CGRect(x: 12, y: 10, width: 60, height: 60))
    #expect(cell.label.frame.minX == 96)
    #expect(abs(cell.label.frame.midY - 40) < 1 / 3)
    #expect(cell.label.isDescendant(of: cell.contentView))
  }

  @Test func aHeightOfTheContentViewIsNoLayoutOfItsCell() throws {
    let rows = Rows()
    let driver = SceneDriver(rootViewController: rows)
    driver.settle()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let node = try #require(driver.find(nil, .cell).first.flatMap { driver.display.tree[$0.id] })
    #expect(node.kind == .cell)
    #expect(cell.contentView.frame.width > 300)
    #expect(cell.contentView.frame.height == 72)
    #expect(driver.layoutConflicts == [])
  }
}
