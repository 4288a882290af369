import Testing
import UIKit
import UIKitTesting

/// Apple: `UITableViewCell.indentationLevel`, `tableView(_:indentationLevelForRowAt:)`.
@MainActor
struct CellIndentationTests {
  private final class Levels: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row
    }
  }

  private let source = PlainSource(rows: 3)
  private let delegate = Levels()

  private func fixture() -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  private func cell(_ row: Int, of fixture: TableFixture) throws -> UITableViewCell {
    try #require(fixture.table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func contentIsIndentedByTheDelegatesLevel() throws {
    let fixture = fixture()
    let cells = try (0..<3).map { try cell($0, of: fixture) }
    #expect(cells.map(\.indentationLevel) == [0, 1, 2])
    #expect(cells.map(\.contentView.frame.minX) == [0, 10, 20])
    #expect(cells.map { $0.contentView.frame.maxX - cells[0].contentView.frame.maxX } == [0, 0, 0])
    #expect(cells.map { $0.separatorInset.left - cells[0].separatorInset.left } == [0, 10, 20])
  }

  @Test func anotherLevelOrWidthMovesTheContent() throws {
    let fixture = fixture()
    let cell = try cell(0, of: fixture)
    cell.indentationWidth = 24
    #expect(cell.contentView.frame.minX == 0)
    cell.indentationLevel = 2
    fixture.driver.settle()
    #expect(cell.contentView.frame.minX == 48)
    cell.indentationLevel = 0
    fixture.driver.settle()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func contentIsIndentedFromTheRightInRightToLeftCells() throws {
    let fixture = fixture()
    let cells = try (0..<2).map { try cell($0, of: fixture) }
    for cell in cells { cell.semanticContentAttribute = .forceRightToLeft }
    fixture.driver.settle()
    #expect(cells.map(\.contentView.frame.minX) == [0, 0])
    #expect(cells[0].contentView.frame.maxX - cells[1].contentView.frame.maxX == 10)
  }

  @Test func cellsKeepTheirLevelsWithoutADelegate() throws {
    let fixture = TableFixture { source.attach(to: $0) }
    let cell = try cell(1, of: fixture)
    #expect(cell.indentationLevel == 0)
    cell.indentationLevel = 1
    fixture.driver.settle()
    #expect(cell.contentView.frame.minX == 10)
  }
}
