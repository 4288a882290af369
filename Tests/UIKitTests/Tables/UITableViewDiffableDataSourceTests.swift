import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section)
    }
  }

  @MainActor
  private final class Screen {
    let fixture: TableFixture
    let source: Source
    var texts: [Int: String] = [:]
    var provided = 0

    init() {
      var source: Source?
      var provide: (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
      fixture = TableFixture {
        $0.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = Source(tableView: $0) { provide($0, $1, $2) }
      }
      guard let source else { preconditionFailure("Expected a source.") }
      self.source = source
      provide = { [unowned self] in cell($0, $1, $2) }
    }

    private func cell(_ table: UITableView, _ path: IndexPath, _ item: Int) -> UITableViewCell {
      provided += 1
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = texts[item] ?? "\(item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func aSnapshotIsShownWithTheSubclassesHeaders() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2], "B": [3]]), animatingDifferences: false)
    #expect(screen.fixture.shown.map(\.header) == ["A", "B"])
    #expect(screen.fixture.texts == ["1", "2", "3"])
  }

  @Test func aSelectionAfterTheFirstSnapshotLasts() {
    let screen = Screen()
    let table = screen.fixture.table
    screen.source.apply(snapshot(["A": [1, 2, 3]]), animatingDifferences: false)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .middle)
    #expect(screen.fixture.row("2").value?.isSelected == true)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func aSecondSnapshotOfTheSameTurnKeepsTheSelection() {
    let screen = Screen()
    screen.fixture.table.reloadData()
    screen.source.apply(snapshot(["A": [1, 2, 3]]), animatingDifferences: false)
    screen.fixture.table.selectRow(
      at: IndexPath(row: 1, section: 0),
      animated: false,
      scrollPosition: .none
    )
    screen.source.apply(snapshot(["A": [9, 1, 2, 3]]), animatingDifferences: false)
    #expect(screen.fixture.rows.map { $0.value?.isSelected } == [false, false, true, false])
  }

  @Test func theDataSourceReturnsItemsSectionsAndIndexPaths() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2], "B": [3]]), animatingDifferences: false)
    #expect(screen.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
    #expect(screen.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    #expect(screen.source.itemIdentifier(for: IndexPath(row: 0, section: 9)) == nil)
    #expect(screen.source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    #expect(screen.source.indexPath(for: 9) == nil)
    #expect(screen.source.sectionIdentifier(for: 1) == "B")
    #expect(screen.source.sectionIdentifier(for: 2) == nil)
    #expect(screen.source.index(for: "B") == 1)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    screen.source.apply(snapshot(["B": [3, 1]]), animatingDifferences: false)
    #expect(screen.source.indexPath(for: 1) == IndexPath(row: 1, section: 0))
  }

  @Test func itemsThatStayKeepTheirCellsAndKeys() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2, 3, 4]]), animatingDifferences: false)
    let before = Dictionary(uniqueKeysWithValues: screen.fixture.rows.map { ($0.text, $0) })
    screen.provided = 0
    screen.source.apply(snapshot(["A": [4, 2, 5, 3]]))
    #expect(screen.fixture.texts == ["4", "2", "5", "3"])
    #expect(screen.provided == 1)
    for row in screen.fixture.rows where row.text != "5" {
      #expect(row.id == before[row.text]?.id)
      #expect(row.key == before[row.text]?.key)
    }
  }

  @Test func movingAnItemToTheEndIsOneMove() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": Array(0..<10)]), animatingDifferences: false)
    _ = screen.fixture.changes()
    screen.source.apply(snapshot(["A": Array(1..<10) + [0]]))
    #expect(screen.fixture.changes().filter { $0.hasPrefix("move") } == ["move to 10"])
  }

  @Test func anItemThatLeavesADeletedSectionKeepsItsKey() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2], "B": [3]]), animatingDifferences: false)
    let key = screen.fixture.row("2").key
    screen.source.apply(snapshot(["C": [2], "B": [3]]))
    #expect(screen.fixture.texts == ["2", "3"])
    #expect(screen.fixture.row("2").key == key)
  }

  @Test func anEqualSnapshotChangesNothing() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false)
    _ = screen.fixture.changes()
    screen.source.apply(snapshot(["A": [1, 2]]))
    #expect(screen.fixture.changes().isEmpty)
  }

  @Test func aReconfiguredItemIsOneChangedText() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false)
    _ = screen.fixture.changes()
    screen.texts[2] = "two"
    var again = screen.source.snapshot()
    again.reconfigureItems([2])
    screen.source.apply(again)
    #expect(screen.fixture.changes() == ["set label text"])
    #expect(screen.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func aReloadedItemKeepsItsKeyAndAcceptsEarlierTaps() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false)
    let row = screen.fixture.row("2")
    let seen = screen.fixture.driver.display.tree.number
    screen.texts[2] = "two"
    var again = screen.source.snapshot()
    again.reloadItems([2])
    screen.source.apply(again)
    #expect(screen.fixture.row("two").key == row.key)
    #expect(screen.fixture.driver.send(.selectRow(row.id), seen: seen))
  }

  @Test func completionRunsWhenTheChangeHasBeenShown() async {
    let screen = Screen()
    var log: [String] = []
    screen.source.apply(snapshot(["A": [1]])) { log.append("first") }
    #expect(log.isEmpty)
    screen.fixture.driver.settle()
    #expect(log == ["first"])
    screen.source.apply(snapshot(["A": [2]]), animatingDifferences: false) { log.append("second") }
    #expect(log == ["first", "second"])
    await screen.source.apply(snapshot(["A": [3]]), animatingDifferences: false)
    #expect(screen.fixture.texts == ["3"])
  }

  @Test func applySnapshotUsingReloadDataProvidesAllCellsAgain() {
    let screen = Screen()
    screen.source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false)
    screen.provided = 0
    screen.source.applySnapshotUsingReloadData(snapshot(["A": [1, 2, 3]]))
    #expect(screen.fixture.texts == ["1", "2", "3"])
    #expect(screen.provided == 3)
  }

  // MARK: - Against a model

  /// Makes a random change of a snapshot through its API.
  private func change(
    _ snapshot: inout Snapshot,
    _ next: inout Int,
    _ random: inout SeededGenerator
  ) {
    let sections = snapshot.sectionIdentifiers
    let items = snapshot.itemIdentifiers
    func section() -> String? { sections.randomElement(using: &random) }
    func item() -> Int? { items.randomElement(using: &random) }
    next += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0 where sections.count < 6: snapshot.appendSections(["s\(next)"])
    case 1 where sections.count > 2: snapshot.deleteSections([sections[0]])
    case 2:
      if let a = section(), let b = section() { snapshot.moveSection(a, beforeSection: b) }
    case 3, 4, 5:
      if let home = section() { snapshot.appendItems([next, next + 100_000], toSection: home) }
    case 6:
      if let other = item() { snapshot.insertItems([next], beforeItem: other) }
    case 7, 8:
      if items.count > 20, let gone = item() { snapshot.deleteItems([gone]) }
    case 9, 10:
      if let a = item(), let b = item() { snapshot.moveItem(a, afterItem: b) }
    default:
      if let asked = item() { snapshot.reloadItems([asked]) }
    }
  }

  @Test func twoThousandRandomChangesShowTheModel() {
    var random = SeededGenerator(seed: 42)
    let screen = Screen()
    var model = snapshot(["s0": Array(0..<15), "t0": Array(20..<30)])
    screen.source.apply(model, animatingDifferences: false)
    var next = 1000
    var step = 0
    while step < 2000 {
      let keys = Dictionary(
        uniqueKeysWithValues: screen.fixture.rows.map { ($0.text, $0.key) }
      )
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        change(&model, &next, &random)
        step += 1
      }
      screen.source.apply(model)
      model = screen.source.snapshot()
      let rows = screen.fixture.rows
      let paths = rows.compactMap(\.value).map { IndexPath(row: $0.row, section: $0.section) }
      let visible = screen.fixture.table.indexPathsForVisibleRows ?? []
      #expect(paths.starts(with: visible), "step \(step)")
      #expect(rows.map(\.text) == shownItems(of: model, paths), "step \(step)")
      #expect(Set(rows.map(\.key)).count == rows.count, "step \(step)")
      for row in rows {
        if let key = keys[row.text] { #expect(row.key == key, "step \(step): \(row.text)") }
      }
    }
  }

  private func shownItems(of model: Snapshot, _ paths: [IndexPath]) -> [String] {
    guard let first = paths.first else { return [] }
    let sections = model.sectionIdentifiers
    let start = sections.prefix(first.section).reduce(first.row) {
      $0 + model.numberOfItems(inSection: $1)
    }
    return model.itemIdentifiers.dropFirst(start).prefix(paths.count).map { "\($0)" }
  }
}
