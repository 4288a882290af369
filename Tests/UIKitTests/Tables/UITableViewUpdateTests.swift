import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewUpdateTests {
  private let source = PlainSource([["a", "b", "c", "d"], ["x", "y"]])

  private func fixture() -> TableFixture {
    TableFixture { source.attach(to: $0) }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func anInsertedRowInsertsOneCellAndRenumbersTheFollowingRows() {
    let fixture = fixture()
    let others = fixture.rows
    source.sections[0].insert("new", at: 1)
    fixture.table.insertRows(at: [path(1)], with: .automatic)
    let changes = fixture.changes()
    #expect(changes.filter { $0.contains("insert") && $0.contains("cell") } == ["insert cell at 1"])
    // The new row and the rows below it.
    #expect(changes.filter { $0 == "set cell frame" }.count == 4)
    #expect(
      changes.filter { $0.contains("row") }.sorted() == [
        "set cell row 0.1", "set cell row 0.2", "set cell row 0.3", "set cell row 0.4",
      ]
    )
    #expect(
      changes.filter { $0.contains("table") }.sorted() == [
        "set table table", "set tableSection frame", "set tableSection frame",
        "set tableSection section",
      ]
    )
    #expect(!changes.contains { $0.hasPrefix("move") || $0.hasPrefix("remove") })
    #expect(fixture.texts == ["a", "new", "b", "c", "d", "x", "y"])
    #expect(others.allSatisfy { fixture.row($0.text).id == $0.id })
  }

  @Test func aDeletedRowIsOneRemoval() {
    let fixture = fixture()
    source.sections[0].remove(at: 2)
    fixture.table.deleteRows(at: [path(2)], with: .automatic)
    #expect(
      fixture.changes().sorted() == [
        "remove", "set cell frame", "set cell row 0.2", "set table table", "set tableSection frame",
        "set tableSection frame", "set tableSection section",
      ]
    )
    #expect(fixture.texts == ["a", "b", "d", "x", "y"])
  }

  @Test func aMovedRowKeepsItsCellAndKey() {
    let fixture = fixture()
    let moved = fixture.row("a")
    source.sections = [["b", "c", "d"], ["x", "a", "y"]]
    fixture.table.moveRow(at: path(0), to: path(1, 1))
    #expect(fixture.texts == ["b", "c", "d", "x", "a", "y"])
    #expect(fixture.row("a").key == moved.key)
    #expect(fixture.row("a").place == "1.1")
  }

  @Test func aMoveWithinASectionIsOneMove() {
    let fixture = fixture()
    source.sections[0] = ["b", "c", "d", "a"]
    fixture.table.moveRow(at: path(0), to: path(3))
    #expect(fixture.changes().filter { !$0.hasPrefix("set") } == ["move to 3"])
  }

  @Test func aBatchDeletesByOldAndInsertsByNewIndexPaths() {
    let fixture = fixture()
    let keys = Dictionary(uniqueKeysWithValues: fixture.rows.map { ($0.text, $0.key) })
    var completed: [Bool] = []
    fixture.table.performBatchUpdates {
      source.sections = [["n", "d", "c"], ["y", "a", "x"]]
      fixture.table.deleteRows(at: [path(1)], with: .fade)
      fixture.table.insertRows(at: [path(0)], with: .fade)
      fixture.table.moveRow(at: path(0), to: path(1, 1))
      fixture.table.moveRow(at: path(3), to: path(1))
      fixture.table.moveRow(at: path(0, 1), to: path(2, 1))
    } completion: {
      completed.append($0)
    }
    #expect(fixture.texts == ["n", "d", "c", "y", "a", "x"])
    for row in fixture.rows where row.text != "n" { #expect(row.key == keys[row.text]) }
    fixture.driver.settle()
    #expect(completed == [true])
  }

  @Test func sectionsAreInsertedDeletedAndMovedWithTheirRows() {
    source.sections = [["a"], ["b"], ["c"]]
    let fixture = fixture()
    let keys = Dictionary(uniqueKeysWithValues: fixture.rows.map { ($0.text, $0.key) })
    source.sections = [["c"], ["n"], ["a"]]
    fixture.table.beginUpdates()
    fixture.table.deleteSections([1], with: .fade)
    fixture.table.moveSection(2, toSection: 0)
    fixture.table.insertSections([1], with: .fade)
    fixture.table.endUpdates()
    #expect(fixture.texts == ["c", "n", "a"])
    #expect(fixture.shown.map(\.index) == [0, 1, 2])
    #expect(fixture.row("a").key == keys["a"])
    #expect(fixture.row("c").key == keys["c"])
    #expect(!keys.values.contains(fixture.row("n").key))
  }

  @Test func aReloadedRowHasANewCellAndAReconfiguredOneKeepsItsCell() {
    let fixture = fixture()
    let rows = fixture.rows
    _ = source.takeAskedRows()
    source.sections[0][0] = "A"
    source.sections[0][1] = "B"
    fixture.table.reloadRows(at: [path(0)], with: .none)
    fixture.table.reconfigureRows(at: [path(1)])
    #expect(source.takeAskedRows() == ["A", "B"])
    #expect(fixture.texts == ["A", "B", "c", "d", "x", "y"])
    #expect(fixture.rows[0].key != rows[0].key)
    #expect(fixture.rows[1] == ShownRow(id: rows[1].id, text: "B", value: rows[1].value))
  }

  @Test func aReloadedSectionMayChangeItsNumbers() {
    let fixture = fixture()
    source.sections[0] = ["p", "q", "r", "s", "t"]
    fixture.table.reloadSections([0], with: .none)
    #expect(fixture.texts == ["p", "q", "r", "s", "t", "x", "y"])
  }

  @Test func aChangedTextIsOneChange() {
    let fixture = fixture()
    source.sections[0][2] = "C"
    fixture.table.reconfigureRows(at: [path(2)])
    #expect(fixture.changes() == ["set label text"])
  }

  @Test func updatesBeforeTheFirstPaintAreTakenFromTheData() {
    let fixture = TableFixture {
      source.attach(to: $0)
      source.sections[0].append("e")
      $0.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    #expect(fixture.texts == ["a", "b", "c", "d", "e", "x", "y"])
  }

  @Test func aDeletionAboveTheWindowRenumbersItsRows() {
    let source = PlainSource(rows: 1000)
    let fixture = TableFixture { source.attach(to: $0) }
    fixture.show(500..<520)
    let nodes = fixture.rows.map(\.id)
    let old = fixture.window
    source.sections[0].removeFirst(3)
    fixture.table.deleteRows(at: (0..<3).map { path($0) }, with: .none)
    #expect(fixture.texts == old.map { "r\($0)" })
    #expect(fixture.rows.map(\.id) == nodes)
    #expect(fixture.window.lowerBound == old.lowerBound - 3)
    #expect(fixture.table.contentOffset.y == 21_868.0)
  }

  @Test func aWindowIsFilledAfterADeletion() {
    let source = PlainSource(rows: 100)
    let fixture = TableFixture { source.attach(to: $0) }
    source.sections[0].removeSubrange(5..<15)
    fixture.table.deleteRows(at: (5..<15).map { path($0) }, with: .none)
    #expect(fixture.rows.count == TableFixture.firstRows)
    #expect(fixture.texts.last == "r\(TableFixture.firstRows + 9)")
  }

  @Test func manyInsertedRowsDoNotAllExist() {
    let source = PlainSource(rows: 100)
    let fixture = TableFixture { source.attach(to: $0) }
    source.sections[0].insert(contentsOf: (0..<5000).map { "n\($0)" }, at: 10)
    fixture.table.insertRows(at: (10..<5010).map { path($0) }, with: .none)
    #expect(fixture.rows.count <= 40)
    #expect(fixture.texts == Array(source.sections[0].prefix(fixture.rows.count)))
  }

  @Test func rowsThatArePushedOutBelowTheTopGo() {
    let source = PlainSource(rows: 20)
    let fixture = TableFixture { source.attach(to: $0) }
    source.sections[0].insert(contentsOf: (0..<20).map { "n\($0)" }, at: 19)
    fixture.table.insertRows(at: (19..<39).map { path($0) }, with: .none)
    #expect(fixture.texts == Array(source.sections[0].prefix(TableFixture.firstRows)))
  }

  @Test func randomBatchesShowTheData() {
    var random = SeededGenerator(seed: 7)
    let source = PlainSource([(0..<30).map { "0-\($0)" }, (0..<5).map { "1-\($0)" }])
    let fixture = TableFixture { source.attach(to: $0) }
    var next = 0
    for step in 0..<300 {
      let before = source.sections
      let keys = Dictionary(uniqueKeysWithValues: fixture.rows.map { ($0.text, $0.key) })
      fixture.table.performBatchUpdates {
        for section in source.sections.indices {
          let rows = Array(before[section].indices).shuffled(using: &random)
          let gone = rows.prefix(Int.random(in: 0...3, using: &random)).sorted()
          var data = before[section]
          for row in gone.reversed() { data.remove(at: row) }
          var added: [IndexPath] = []
          for _ in 0..<Int.random(in: 0...3, using: &random) {
            next += 1
            data.insert("n\(next)", at: Int.random(in: 0...data.count, using: &random))
          }
          for (row, text) in data.enumerated() where !before[section].contains(text) {
            added.append(path(row, section))
          }
          source.sections[section] = data
          fixture.table.deleteRows(at: gone.map { path($0, section) }, with: .none)
          fixture.table.insertRows(at: added, with: .none)
        }
      }
      #expect(fixture.texts == fixture.expected(of: source), "step \(step)")
      for row in fixture.rows {
        if let key = keys[row.text] { #expect(row.key == key, "step \(step), \(row.text)") }
      }
      #expect(Set(fixture.rows.map(\.key)).count == fixture.rows.count)
    }
  }

  @Test func countsThatDoNotFitTrapWithAMessage() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = PlainSource(rows: 3)
        let fixture = TableFixture { source.attach(to: $0) }
        fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Invalid update: invalid number of rows in section 0"))
  }
}

extension TableFixture {
  /// Returns the texts of the rows in the window, as expected on the display.
  func expected(of source: PlainSource) -> [String] {
    let all = source.sections.flatMap(\.self)
    guard let first = table.indexPathsForVisibleRows?.first else { return [] }
    let start = source.sections.prefix(first.section).reduce(first.row) { $0 + $1.count }
    return Array(all[start..<(start + rows.count)])
  }
}
