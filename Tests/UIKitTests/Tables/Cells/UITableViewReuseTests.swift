import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewReuseTests {
  /// A cell class that counts the events of its cells.
  private final class CountingCell: UITableViewCell {
    static var made = 0
    static var prepared = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      Self.prepared += 1
    }
  }

  private let source = PlainSource(rows: 100)

  private func fixture() -> TableFixture {
    CountingCell.made = 0
    CountingCell.prepared = 0
    return TableFixture {
      source.attach(to: $0)
      $0.register(CountingCell.self, forCellReuseIdentifier: "cell")
    }
  }

  @Test func cellsAreMadeByTheirOwnInitialiserAndUsedAgain() {
    let fixture = fixture()
    #expect(CountingCell.made == TableFixture.firstRows)
    fixture.show(80..<81)
    let most = fixture.rows.count
    #expect(CountingCell.made == most)
    #expect(CountingCell.prepared == TableFixture.firstRows)
    fixture.show(20..<21)
    #expect(CountingCell.made == max(most, fixture.rows.count))
    #expect(fixture.texts == fixture.window.map { "r\($0)" })
  }

  @Test func scrollingMovesNodesOfReusedCells() {
    let fixture = fixture()
    fixture.show(40..<41)
    let nodes = Set(fixture.rows.map(\.id))
    let old = fixture.window
    _ = fixture.changes()
    fixture.show(80..<81)
    #expect(fixture.window.upperBound == 100)
    #expect(Set(fixture.rows.map(\.id)).isSubset(of: nodes))
    let changes = fixture.changes()
    #expect(!changes.contains { $0.hasPrefix("insert") })
    #expect(changes.filter { $0.hasPrefix("move") }.count == 100 - old.upperBound)
  }

  @Test func reloadingUsesTheCellThatStoodThere() {
    let fixture = fixture()
    let nodes = fixture.rows.map(\.id)
    let keys = Set(fixture.rows.map(\.key))
    source.sections[0][3] = "new"
    fixture.table.reloadData()
    #expect(fixture.rows.map(\.id) == nodes)
    #expect(fixture.rows[3].text == "new")
    #expect(CountingCell.made == TableFixture.firstRows)
    // After a reload, the identity of rows is unknown.
    #expect(keys.isDisjoint(with: fixture.rows.map(\.key)))
  }

  @Test func reloadingTwiceInATurnQueriesTheDataSourceOnce() {
    let fixture = fixture()
    _ = source.takeAskedRows()
    fixture.table.reloadData()
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(source.takeAskedRows().count == TableFixture.firstRows)
  }

  @Test func aTableWithoutASceneMakesNoCells() {
    let table = UITableView()
    source.attach(to: table)
    #expect(table.numberOfRows(inSection: 0) == 100)
    #expect(table.visibleCells.isEmpty)
    #expect(source.takeAskedRows().isEmpty)
  }

  @Test func anUnknownIdentifierGivesNil() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "known")?.reuseIdentifier == "known")
    let none: AnyClass? = nil
    table.register(none, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "known") == nil)
  }

  @Test func dequeuingWithoutAClassTrapsAndNamesTheFix() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "lost",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("lost"))
    #expect(text.contains("register(_:forCellReuseIdentifier:)"))
  }
}
