import Testing
import UIKitTesting

@testable import UIKit

/// Cells whose height follows from their content.
@MainActor
struct SolvedCellsTests {
  private final class Cell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
      ])
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  private final class Rows: UITableViewController {
    let cell = Cell()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cell
    }
  }

  private let rows = Rows()
  private let driver: SceneDriver

  init() {
    rows.cell.label.text = "Text"
    driver = SceneDriver(rootViewController: rows)
    driver.settle()
  }

  private var label: UILabel { rows.cell.label }
  private var system: LayoutSystem { rows.cell.contentView._makeLayoutSystem() }

  @Test func aCellIsDescribedOnceForItsHeightAndItsLayout() {
    #expect(system.descriptions == 1)
    #expect(abs(rows.cell.frame.height - 40 - label.font.height(ofLines: 1)) < 1e-9)
    #expect(label.frame.minY == 20 && label.frame.height == label.font.height(ofLines: 1))
  }

  @Test func aTextThatWrapsElsewhereIsSolvedWithoutAnotherDescription() {
    // The display's first snapshot has freed the region.
    label.text = "Other"
    driver.settle()
    let descriptions = system.descriptions
    label.text = String(repeating: "word ", count: 40)
    driver.settle()
    #expect(system.descriptions == descriptions)
    #expect(label.frame.height > label.font.height(ofLines: 3))
    #expect(abs(rows.cell.frame.height - 40 - label.frame.height) < 1e-9)
  }

  @Test func aCellThatIsHigherThanItsContentIsLaidOutInItsHeight() {
    rows.tableView.rowHeight = 90
    driver.settle()
    #expect(rows.cell.frame.height == 90)
    #expect(label.frame.minY == 20 && label.frame.height == 50)
    rows.tableView.rowHeight = UITableView.automaticDimension
    driver.settle()
    #expect(abs(rows.cell.frame.height - 40 - label.font.height(ofLines: 1)) < 1e-9)
  }

  @Test func aSnapshotFreesRegionsOfCellsAndTheNextChangeDescribesThemAgain() {
    _ = rows.view._runtime?.snapshot()
    #expect(system.region == nil)
    rows.view.setNeedsLayout()
    driver.settle()
    #expect(system.region == nil && system.descriptions == 1)
    label.text = String(repeating: "word ", count: 40)
    driver.settle()
    #expect(system.region != nil && system.descriptions == 2)
    #expect(label.frame.height > label.font.height(ofLines: 3))
    #expect(abs(rows.cell.frame.height - 40 - label.frame.height) < 1e-9)
  }

  @Test func aFreedRegionStillReturnsTheConstraintsOfAView() {
    _ = rows.view._runtime?.snapshot()
    #expect(!label.hasAmbiguousLayout)
    #expect(label.constraintsAffectingLayout(for: .vertical).count >= 2)
  }
}
