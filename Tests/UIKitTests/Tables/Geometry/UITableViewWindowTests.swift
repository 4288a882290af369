import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewWindowTests {
  /// A delegate that estimates half of the rows at 100 points and half at 300.
  private final class Estimating: NSObject, UITableViewDelegate {
    var asked: [Int] = []

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      asked.append(indexPath.row)
      return indexPath.row < 500 ? 100 : 300
    }
  }

  /// A delegate with rows of equal height.
  private final class Tall: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      60
    }
  }

  private let source = PlainSource(rows: 1000)
  private let tall = Tall()

  private func fixture() -> TableFixture {
    TableFixture { source.attach(to: $0) }
  }

  /// Returns a table whose rows are 60 points high and estimated at 44.
  private func underestimated() -> TableFixture {
    TableFixture {
      $0.delegate = tall
      $0.estimatedRowHeight = 44
      source.attach(to: $0)
    }
  }

  @Test func rowsOfAScreenAndAHalfExistBeforeTheFirstScroll() {
    let fixture = fixture()
    #expect(fixture.texts == (0..<TableFixture.firstRows).map { "r\($0)" })
    #expect(fixture.value?.sections == [1000])
  }

  /// Apple: `estimatedRowHeight`.
  @Test func rowsThatWereNotShownAreAsHighAsEstimated() {
    let fixture = TableFixture {
      $0.estimatedRowHeight = 200
      source.attach(to: $0)
    }
    #expect(fixture.value?.estimatedRowHeight == 200)
    let shown = fixture.rows.count
    #expect(fixture.table.contentSize.height == CGFloat(44 * shown + 200 * (1000 - shown)))
  }

  /// Apple: `tableView(_:estimatedHeightForRowAt:)`.
  @Test func theDelegateEstimatesByAFewRowsOfAll() {
    let delegate = Estimating()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      $0.estimatedRowHeight = 44
    }
    #expect(fixture.value?.estimatedRowHeight == 200)
    #expect(delegate.asked.count == 16)
    #expect(delegate.asked.contains { $0 > 900 })
  }

  @Test func withoutAnEstimateRowsAreAsHighAsThoseThatWereShownFirst() {
    let fixture = TableFixture {
      $0.delegate = tall
      source.attach(to: $0)
    }
    #expect(fixture.value?.estimatedRowHeight == 60)
    #expect(fixture.table.contentSize.height == 60_000)
  }

  @Test func rowsInsertedIntoAnEmptyTableAreAsManyAsAfterAReload() {
    source.sections = [[]]
    let fixture = fixture()
    source.sections = [(0..<1000).map { "r\($0)" }]
    fixture.table.insertRows(
      at: (0..<1000).map { IndexPath(row: $0, section: 0) },
      with: .automatic
    )
    #expect(fixture.texts == (0..<TableFixture.firstRows).map { "r\($0)" })
  }

  @Test(arguments: [30, 500, 985])
  func rowsExistAScreenAroundTheVisibleOnes(_ first: Int) {
    let fixture = fixture()
    fixture.show(first..<first + 1)
    let visible = fixture.table.indexPathsForVisibleRows?.map(\.row) ?? []
    #expect(visible.contains(first))
    let rows = fixture.rows.map { $0.value?.row ?? -1 }
    #expect(rows == Array((rows.first ?? 0)...(rows.last ?? 0)))
    #expect(rows.contains(max(0, (visible.first ?? 0) - 19)))
    #expect(rows.contains(min(999, (visible.last ?? 0) + 19)))
    #expect(rows.count < 100)
    #expect(fixture.texts == rows.map { "r\($0)" })
  }

  @Test func rowsAreMadeAheadOfAFling() throws {
    let fixture = fixture()
    fixture.show(500..<501)
    let offset = Double(fixture.table.contentOffset.y)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: offset + 2000, .moved))
    #expect(fixture.window.contains(500 + (1950 + 3 * 844) / 44))
    #expect(fixture.window.contains(500 + (2000 - 800) / 44))
  }

  @Test func thousandsOfLowRowsAreLimitedToTheVisible() {
    let source = PlainSource(rows: 20_000)
    let fixture = TableFixture {
      $0.rowHeight = 1
      source.attach(to: $0)
    }
    #expect(fixture.window == 0..<400)
    fixture.show(10_000..<10_001)
    #expect(fixture.window == 10_000..<10_400)
    #expect(fixture.driver.display.commits.count < 20)
  }

  @Test func anEmptyTableScrollsNowhere() {
    source.sections = [[]]
    let fixture = fixture()
    #expect(fixture.rows.isEmpty)
    #expect(fixture.table.contentSize.height == 0)
  }

  @Test func aTableWhoseDataSourceIsGoneIsEmptied() {
    var source: PlainSource? = PlainSource(rows: 100)
    let fixture = TableFixture { source?.attach(to: $0) }
    #expect(fixture.rows.count == TableFixture.firstRows)
    source = nil
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: 2000, .rested))
    #expect(fixture.rows.isEmpty)
  }

  @Test func scrollingRequestsOnlyNewRows() {
    let fixture = fixture()
    fixture.show(100..<101)
    let old = Set(fixture.texts)
    _ = source.takeAskedRows()
    fixture.show(115..<116)
    #expect(!old.isDisjoint(with: fixture.texts))
    #expect(source.takeAskedRows() == fixture.texts.filter { !old.contains($0) })
  }

  @Test func aStepWithinExistingRowsRequestsNone() {
    let fixture = fixture()
    fixture.show(100..<101)
    _ = source.takeAskedRows()
    fixture.driver.display.forgetCommits()
    let offset = Double(fixture.table.contentOffset.y)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: offset + 100, .moved))
    #expect(source.takeAskedRows().isEmpty)
    #expect(fixture.changes().isEmpty)
  }

  @Test func rowsKeepTheirKeysWhileTheyAreAway() {
    let fixture = fixture()
    let key = fixture.row("r5").key
    fixture.show(500..<520)
    fixture.show(0..<20)
    #expect(fixture.row("r5").key == key)
  }

  @Test func theNumberOfRequestedRowsIsIndependentOfTheRowCount() {
    let source = PlainSource(rows: 100_000)
    let fixture = TableFixture { source.attach(to: $0) }
    #expect(source.takeAskedRows().count == TableFixture.firstRows)
    fixture.show(99_990..<100_000)
    #expect(fixture.texts.last == "r99999")
    #expect(source.takeAskedRows().count < 100)
  }

  @Test func emptySectionsNextToShownSectionsExist() {
    source.sections = [[], ["a", "b"], [], ["c"], []]
    let fixture = fixture()
    #expect(fixture.shown.map(\.index) == [0, 1, 2, 3, 4])
    #expect(fixture.rows.map(\.place) == ["1.0", "1.1", "3.0"])
  }

  /// Row 700 begins at 30,800 points.
  @Test(arguments: [
    (UITableView.ScrollPosition.top, 30_800.0), (UITableView.ScrollPosition.middle, 30_400.0),
    (UITableView.ScrollPosition.bottom, 30_000.0),
  ])
  func scrollToRowGoesWhereTheRowIs(_ position: UITableView.ScrollPosition, _ offset: Double) {
    let fixture = fixture()
    let path = IndexPath(row: 700, section: 0)
    fixture.table.scrollToRow(at: path, at: position, animated: true)
    #expect(Double(fixture.table.contentOffset.y) == offset)
    #expect(fixture.changes().contains("set table scrollTo"))
    #expect(fixture.texts.contains("r700"))
  }

  @Test func scrollToRowNearestMovesNoFartherThanNeeded() {
    let fixture = fixture()
    let table = fixture.table
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 520.0)
    table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 176.0)
  }

  /// The rows in between are estimated at 44 points and 60 points high.
  @Test func scrollToRowIsExactWhereHeightsWereEstimated() {
    let fixture = underestimated()
    let path = IndexPath(row: 700, section: 0)
    fixture.table.scrollToRow(at: path, at: .top, animated: false)
    fixture.driver.settle()
    #expect(fixture.table.rectForRow(at: path).minY == fixture.table.contentOffset.y)
    #expect(fixture.table.indexPathsForVisibleRows?.first == path)
  }

  @Test func scrollToRowBeforeTheFirstCommitIsPartOfIt() {
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    }
    let order = Attribute.scrollTo(x: 0, y: 300 * 44, animated: false)
    #expect(fixture.driver.display.tree[fixture.tableID]?.attributes.contains(order) == true)
    #expect(fixture.texts.contains("r300"))
  }

  /// Rows above turn out higher than estimated when they are shown: visible rows keep their
  /// positions.
  @Test func measuredRowsAboveMoveNothingThatIsVisible() throws {
    let fixture = underestimated()
    fixture.show(500..<501)
    let table = fixture.table
    func place(_ row: Int) -> CGFloat {
      table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    }
    let height = table.contentSize.height
    let offset = Double(table.contentOffset.y)
    let first = try #require(table.indexPathsForVisibleRows?.first?.row)
    let old = place(first - 5)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: offset - 900, .moved))
    fixture.driver.settle()
    #expect(table.contentSize.height > height)
    #expect(abs(place(first - 5) - old - 900) < 0.01)
  }

  /// A display may report a scroll step before it has applied a commit that shifts the content.
  @Test func aStepReportedBeforeAShiftIsCorrectedByIt() {
    let fixture = underestimated()
    fixture.show(500..<501)
    let table = fixture.table
    let seen = fixture.driver.display.tree.number
    let start = Double(table.contentOffset.y)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: start - 900, .moved))
    let shift = Double(table.contentOffset.y) - (start - 900)
    #expect(shift > 0)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: start - 910, .moved), seen: seen)
    #expect(abs(Double(table.contentOffset.y) - (start - 910 + shift)) < 0.01)
    let now = Double(table.contentOffset.y)
    fixture.driver.send(.scroll(fixture.tableID, x: 0, y: now - 10, .moved))
    #expect(abs(Double(table.contentOffset.y) - (now - 10)) < 0.01)
  }

  @Test func theOffsetFollowsTheEndOfShorterContent() {
    let fixture = fixture()
    fixture.show(900..<901)
    source.sections[0].removeLast(900)
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(fixture.table.contentOffset.y == 3556.0)
    #expect(fixture.texts.last == "r99")
  }

  @Test func indexPathsOfCellsAndVisibleRowsAreReturned() {
    let fixture = fixture()
    fixture.show(100..<101)
    let path = IndexPath(row: 102, section: 0)
    let cell = fixture.table.cellForRow(at: path)
    #expect(cell.flatMap { fixture.table.indexPath(for: $0) } == path)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 5, section: 7)) == nil)
    #expect(fixture.table.indexPathsForVisibleRows?.map(\.row) == Array(100...119))
    #expect(fixture.table.visibleCells.count == 20)
  }

  // https://developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)
  @Test func aPointOfWhatIsInACellIsInItsRow() throws {
    let fixture = fixture()
    let table = fixture.table
    for first in [0, 100] {
      fixture.show(first..<first + 1)
      for row in first..<first + 20 {
        let path = IndexPath(row: row, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let corner = cell.contentView.convert(CGPoint(x: 2, y: 2), to: table)
        #expect(table.indexPathForRow(at: corner) == path)
      }
    }
    #expect(table.indexPathForRow(at: CGPoint(x: -2, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44_000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 43_999))?.row == 999)
  }

  @Test func aTableWithASizeHasItsVisibleCellsInNoWindow() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    source.attach(to: table)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 999, section: 0)) == nil)
    let empty = UITableView()
    source.attach(to: empty)
    #expect(empty.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }
}
