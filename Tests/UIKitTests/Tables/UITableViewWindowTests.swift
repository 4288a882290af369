import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewWindowTests {
  /// Half of its rows are of 100 points, half of 300.
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

  private let source = PlainSource(rows: 1000)

  private func fixture() -> TableFixture {
    TableFixture { source.attach(to: $0) }
  }

  @Test func beforeADisplayHasSpokenAScreenAndAHalfOfRowsExists() {
    let fixture = fixture()
    #expect(fixture.texts == (0..<TableFixture.firstRows).map { "r\($0)" })
    #expect(fixture.value?.sections.map(\.rowCount) == [1000])
  }

  @Test func aHigherEstimateMakesFewerRows() {
    let fixture = TableFixture {
      $0.estimatedRowHeight = 200
      source.attach(to: $0)
    }
    #expect(fixture.rows.count == 8)
    #expect(fixture.value?.estimatedRowHeight == 200)
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
    #expect(fixture.rows.count == 8)
    #expect(delegate.asked.count == 16)
    #expect(delegate.asked.contains { $0 > 900 })
  }

  @Test func rowsThatComeIntoAnEmptyTableAreAsManyAsAReloadShows() {
    source.sections = [[]]
    let fixture = fixture()
    source.sections = [(0..<1000).map { "r\($0)" }]
    fixture.table.insertRows(
      at: (0..<1000).map { IndexPath(row: $0, section: 0) },
      with: .automatic
    )
    #expect(fixture.texts == (0..<TableFixture.firstRows).map { "r\($0)" })
  }

  @Test(arguments: [0..<30, 500..<540, 960..<1000, 39..<41, 0..<1])
  func theRowsThatADisplayWantsExistAndNoOthers(_ wanted: Range<Int>) {
    let fixture = fixture()
    #expect(fixture.show(wanted))
    #expect(fixture.texts == wanted.map { "r\($0)" })
    #expect(fixture.rows.map(\.place) == wanted.map { "0.\($0)" })
  }

  @Test(arguments: [
    (990..<2000, 990..<1000), (-50..<10, 0..<10), (Int.min..<Int.max, 0..<400),
  ])
  func aRangeThatIsTooLargeIsCut(_ wanted: Range<Int>, _ given: Range<Int>) {
    let fixture = fixture()
    #expect(fixture.show(wanted))
    #expect(fixture.texts == given.map { "r\($0)" })
  }

  @Test(arguments: [5..<5, 1000..<1040, Int.max..<Int.max, -20 ..< -5])
  func aRangeWithoutRowsIsRefused(_ wanted: Range<Int>) {
    let fixture = fixture()
    #expect(!fixture.show(wanted))
    #expect(fixture.rows.count == TableFixture.firstRows)
  }

  @Test func anEmptyTableRefusesEveryRange() {
    source.sections = [[]]
    let fixture = fixture()
    #expect(fixture.rows.isEmpty)
    #expect(!fixture.show(0..<20))
  }

  @Test func aTableWhoseDataSourceIsGoneIsEmptied() {
    var source: PlainSource? = PlainSource(rows: 100)
    let fixture = TableFixture { source?.attach(to: $0) }
    #expect(fixture.rows.count == TableFixture.firstRows)
    source = nil
    #expect(!fixture.show(50..<60))
    #expect(fixture.rows.isEmpty)
  }

  @Test func scrollingAsksForTheNewRowsOnly() {
    let fixture = fixture()
    #expect(fixture.show(0..<40))
    _ = source.takeAskedRows()
    #expect(fixture.show(3..<43))
    #expect(source.takeAskedRows() == ["r40", "r41", "r42"])
  }

  @Test func rowsKeepTheirKeysWhileTheyAreAway() {
    let fixture = fixture()
    let key = fixture.row("r5").key
    #expect(fixture.show(500..<520))
    #expect(fixture.show(0..<20))
    #expect(fixture.row("r5").key == key)
  }

  @Test func manyRowsCostWhatFewCost() {
    let source = PlainSource(rows: 100_000)
    let fixture = TableFixture { source.attach(to: $0) }
    #expect(source.takeAskedRows().count == TableFixture.firstRows)
    #expect(fixture.show(99_990..<100_000))
    #expect(fixture.texts.last == "r99999")
  }

  @Test func aWindowSpansSectionsAndEmptyOnesNextToThem() {
    source.sections = [[], ["a", "b"], [], ["c"], []]
    let fixture = fixture()
    #expect(fixture.shown.map(\.index) == [0, 1, 2, 3, 4])
    #expect(fixture.show(0..<1))
    #expect(fixture.shown.map(\.index) == [0, 1])
    #expect(fixture.show(2..<3))
    #expect(fixture.shown.map(\.index) == [2, 3, 4])
    #expect(fixture.rows.map(\.place) == ["3.0"])
  }

  @Test func scrollToRowGoesToTheDisplayAndMakesTheRowExist() {
    let fixture = fixture()
    fixture.table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .middle, animated: true)
    #expect(fixture.changes().contains("set table scrollToRow"))
    #expect(fixture.texts.contains("r700"))
    #expect(fixture.rows.count == TableFixture.firstRows)
  }

  @Test func scrollToRowBeforeTheFirstPaintIsPartOfIt() {
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    }
    let order = Attribute.scrollToRow(row: 300, position: .top, animated: false)
    #expect(fixture.driver.display.tree[fixture.tableID]?.attributes.contains(order) == true)
    #expect(fixture.texts.contains("r300"))
  }

  @Test func anAnsweredScrollToRowIsNotSentAgain() {
    let fixture = fixture()
    fixture.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
    #expect(fixture.show(0..<40))
    let keys = fixture.driver.scene.snapshot().changes.compactMap { change in
      if case .set(_, _, let attribute) = change { attribute.key } else { nil }
    }
    #expect(!keys.contains(.scrollToRow))
  }

  @Test func aCellKnowsItsRow() {
    let fixture = fixture()
    #expect(fixture.show(10..<30))
    let path = IndexPath(row: 12, section: 0)
    let cell = fixture.table.cellForRow(at: path)
    #expect(cell.flatMap { fixture.table.indexPath(for: $0) } == path)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 5, section: 7)) == nil)
    #expect(fixture.table.indexPathsForVisibleRows?.map(\.row) == Array(10..<30))
    #expect(fixture.table.visibleCells.count == 20)
  }

  // https://developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)
  @Test func aPointOfWhatIsInACellIsInItsRow() throws {
    let fixture = fixture()
    let table = fixture.table
    for rows in [0..<29, 10..<30] {
      if rows.lowerBound > 0 { #expect(fixture.show(rows)) }
      for row in rows {
        let path = IndexPath(row: row, section: 0)
        let cell = try #require(table.cellForRow(at: path))
        let corner = cell.contentView.convert(CGPoint(x: 2, y: 2), to: table)
        #expect(table.indexPathForRow(at: corner) == path)
      }
    }
    #expect(table.indexPathForRow(at: CGPoint(x: -2, y: 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -400_000)) == nil)
  }
}
