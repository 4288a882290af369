import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `tableView(_:moveRowAt:to:)`, `tableView(_:canMoveRowAt:)`,
/// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
@MainActor
struct UITableViewMovingTests {
  private let source = MovableSource([["a", "b", "c"], ["d", "fixed"], []])

  private func fixture(isEditing: Bool = true) -> TableFixture {
    let fixture = TableFixture { source.attach(to: $0) }
    fixture.table.setEditing(isEditing, animated: false)
    return fixture
  }

  private func sections(_ fixture: TableFixture) -> [[String]] {
    fixture.shown.map { $0.rows.map(\.text) }
  }

  @Test func rowsHaveGripsWhileTheTableIsEdited() {
    let fixture = fixture()
    #expect(
      fixture.driver.screen == """
        table
          row "a" = can be moved
          row "b" = can be moved
          row "c" = can be moved
          row "d" = can be moved
          row "fixed"
        """
    )
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.showsReorderControl == true)
    fixture.table.setEditing(false, animated: false)
    #expect(cell?.showsReorderControl == false)
    #expect(!fixture.driver.screen.contains("can be moved"))
  }

  @Test func aRowIsDroppedBeforeAnother() throws {
    let fixture = fixture()
    let cell = fixture.table.cellForRow(at: IndexPath(row: 2, section: 0))
    let key = fixture.row("c").key
    try fixture.driver.moveRow("c", before: "a")
    #expect(source.log.take() == ["c to 0.0"])
    #expect(sections(fixture) == [["c", "a", "b"], ["d", "fixed"], []])
    #expect(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(fixture.row("c").key == key)
  }

  @Test func destinationsAreCountedWithoutTheMovedRow() throws {
    let fixture = fixture()
    try fixture.driver.moveRow("a", before: "c")
    try fixture.driver.moveRow("a", toEndOfSection: 0)
    #expect(source.log.take() == ["a to 0.1", "a to 0.2"])
    #expect(sections(fixture)[0] == ["b", "c", "a"])
  }

  @Test func aRowGoesToAnotherSectionAndToAnEmptyOne() throws {
    let fixture = fixture()
    try fixture.driver.moveRow("b", before: "fixed")
    try fixture.driver.moveRow("c", toEndOfSection: 2)
    #expect(source.log.take() == ["b to 1.1", "c to 2.0"])
    #expect(sections(fixture) == [["a"], ["d", "b", "fixed"], ["c"]])
    #expect(fixture.value?.sections == [1, 3, 1])
  }

  @Test func aDropAtTheOldPlaceDoesNotCallTheDataSource() throws {
    let fixture = fixture()
    try fixture.driver.moveRow("a", before: "b")
    try fixture.driver.moveRow("c", toEndOfSection: 0)
    #expect(source.log.take() == [])
    #expect(fixture.value?.answeredMoves == 2)
  }

  @Test func theDelegateMaySendARowElsewhere() throws {
    let fixture = fixture()
    var asked: [IndexPath] = []
    source.target = { source, proposed in
      asked += [source, proposed]
      return proposed.section == 1 ? IndexPath(row: 1, section: 0) : proposed
    }
    try fixture.driver.moveRow("a", before: "d")
    #expect(asked == [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)])
    #expect(source.log.take() == ["a to 0.1"])
    #expect(sections(fixture)[0] == ["b", "a", "c"])
  }

  @Test func theDelegateMayKeepARowWhereItIs() throws {
    let fixture = fixture()
    source.target = { source, _ in source }
    try fixture.driver.moveRow("a", before: "d")
    #expect(source.log.take() == [])
    #expect(sections(fixture) == [["a", "b", "c"], ["d", "fixed"], []])
    #expect(fixture.value?.answeredMoves == 1)
  }

  @Test(arguments: ["reload", "rows", "move"])
  func theDataSourceMayUpdateTheTableDuringAMove(step: String) throws {
    let fixture = fixture()
    source.moved = { table in
      switch step {
      case "reload": table.reloadData()
      case "rows": table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      default:
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
      }
    }
    try fixture.driver.moveRow("a", before: "d")
    #expect(sections(fixture) == [["b", "c"], ["a", "d", "fixed"], []])
  }

  @Test func aSnapshotThatIsAppliedMovesTheRowOnce() throws {
    let screen = SnapshotScreen()
    let key = screen.fixture.row("3").key
    try screen.fixture.driver.moveRow("3", before: "1")
    #expect(sections(screen.fixture) == [["3", "1", "2"], ["4"]])
    try screen.fixture.driver.moveRow("3", toEndOfSection: 1)
    #expect(sections(screen.fixture) == [["1", "2"], ["4", "3"]])
    #expect(screen.fixture.row("3").key == key)
  }

  @Test(arguments: [("1", "4"), ("1", "3")])
  func aRowStaysWithASnapshotThatIsNotApplied(row: String, other: String) throws {
    let screen = SnapshotScreen()
    screen.ignoresMoves = true
    try screen.fixture.driver.moveRow(row, before: other)
    #expect(sections(screen.fixture) == [["1", "2", "3"], ["4"]])
    screen.ignoresMoves = false
    try screen.fixture.driver.moveRow("3", before: "1")
    #expect(sections(screen.fixture) == [["3", "1", "2"], ["4"]])
  }

  @Test func aRowStaysWithDataThatDoNotFollow() throws {
    let fixture = fixture()
    source.ignoresMoves = true
    try fixture.driver.moveRow("a", before: "d")
    #expect(sections(fixture) == [["a", "b", "c"], ["d", "fixed"], []])
    #expect(fixture.value?.answeredMoves == 1)
  }

  @Test func theSelectionMovesWithItsRow() throws {
    let fixture = fixture()
    fixture.table.allowsMultipleSelectionDuringEditing = true
    try fixture.driver.tap("a")
    try fixture.driver.moveRow("a", toEndOfSection: 1)
    #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 1)])
    #expect(fixture.row("a").value?.isSelected == true)
  }

  // MARK: - Drops that nobody could have made

  private func drop(
    _ fixture: TableFixture,
    _ key: UInt32,
    _ section: Int,
    before: UInt32? = nil
  ) -> Bool {
    fixture.driver.send(
      .moveRow(fixture.tableID, key: key, section: section, before: before)
    )
  }

  @Test func forgedDropsHaveNoEffectAndAreAcknowledged() {
    let fixture = fixture()
    let key = fixture.row("a").key
    #expect(!drop(fixture, 999, 0))
    #expect(!drop(fixture, key, 3))
    #expect(!drop(fixture, key, 1 << 30))
    #expect(!drop(fixture, key, 0, before: 999))
    // The row at the target belongs to another section.
    #expect(!drop(fixture, key, 0, before: fixture.row("d").key))
    #expect(!drop(fixture, fixture.row("fixed").key, 0))
    #expect(source.log.take() == [])
    #expect(sections(fixture) == [["a", "b", "c"], ["d", "fixed"], []])
    #expect(fixture.value?.answeredMoves == 6)
    #expect(fixture.driver.scene.droppedEvents == 6)
  }

  @Test func aDropInATableThatIsNoLongerEditedIsDropped() {
    let fixture = fixture()
    let key = fixture.row("a").key
    fixture.table.setEditing(false, animated: false)
    #expect(!drop(fixture, key, 1))
    #expect(source.log.take() == [])
  }

  @Test func aDropOfADeletedOrReloadedRowIsIgnored() {
    let fixture = fixture()
    let key = fixture.row("a").key
    source.sections[0].removeFirst()
    fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(!drop(fixture, key, 1))
    let other = fixture.row("b").key
    fixture.table.reloadData()
    #expect(!drop(fixture, other, 1))
    #expect(source.log.take() == [])
  }

  @Test func aDropInATableThatIsCoveredOrHiddenIsDropped() {
    let fixture = fixture()
    let key = fixture.row("a").key
    let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
    fixture.screen.present(alert, animated: false)
    fixture.driver.settle()
    #expect(!drop(fixture, key, 1))
    fixture.screen.dismiss(animated: false)
    fixture.driver.settle()
    fixture.table.isUserInteractionEnabled = false
    #expect(!drop(fixture, key, 1))
    #expect(!fixture.driver.send(.moveRow(fixture.row("a").id, key: key, section: 1, before: nil)))
    #expect(source.log.take() == [])
  }

  @Test func aRowThatIsFarFromTheViewportIsStillDropped() {
    let source = MovableSource([(0..<500).map { "r\($0)" }])
    let fixture = TableFixture { source.attach(to: $0) }
    fixture.table.setEditing(true, animated: false)
    let key = fixture.row("r0").key
    fixture.show(400..<440)
    #expect(!fixture.texts.contains("r0"))
    #expect(drop(fixture, key, 0, before: fixture.row("r410").key))
    #expect(source.log.take() == ["r0 to 0.409"])
    let place = fixture.texts.firstIndex(of: "r0") ?? 0
    #expect(Array(fixture.texts[place - 1...place + 1]) == ["r409", "r0", "r410"])
  }

  // MARK: - Against a model

  @Test func aThousandMovesMatchAnArrayModel() throws {
    var random = SeededGenerator(seed: 20_261_121)
    var model = [(0..<6).map { "a\($0)" }, (0..<5).map { "b\($0)" }, (0..<4).map { "c\($0)" }]
    let source = MovableSource(model)
    let fixture = TableFixture(style: .insetGrouped) { source.attach(to: $0) }
    fixture.table.setEditing(true, animated: false)
    let keys = Dictionary(uniqueKeysWithValues: fixture.rows.map { ($0.text, $0.key) })
    for step in 0..<1_000 {
      let item = try #require(model.flatMap(\.self).randomElement(using: &random))
      let section = Int.random(in: 0..<3, using: &random)
      let others = model[section].filter { $0 != item }
      let place = Int.random(in: 0...others.count, using: &random)
      for index in model.indices { model[index].removeAll { $0 == item } }
      model[section].insert(item, at: place)
      if place < others.count {
        try fixture.driver.moveRow(item, before: others[place])
      } else {
        try fixture.driver.moveRow(item, toEndOfSection: section)
      }
      #expect(source.sections == model, "the data after step \(step)")
      #expect(sections(fixture) == model, "the screen after step \(step)")
    }
    #expect(fixture.rows.allSatisfy { keys[$0.text] == $0.key })
    #expect(fixture.driver.scene.droppedEvents == 0)
  }
}

/// A screen with numbers in two sections, whose data source subclass moves rows as in Apple's
/// sample.
@MainActor
private final class SnapshotScreen {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    var ignoresMoves = false

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard !ignoresMoves, let item = itemIdentifier(for: sourceIndexPath),
        let section = sectionIdentifier(for: destinationIndexPath.section)
      else { return }
      let other = itemIdentifier(for: destinationIndexPath)
      var snapshot = snapshot()
      if let other, destinationIndexPath > sourceIndexPath,
        destinationIndexPath.section == sourceIndexPath.section
      {
        snapshot.moveItem(item, afterItem: other)
      } else if let other {
        snapshot.moveItem(item, beforeItem: other)
      } else {
        snapshot.deleteItems([item])
        snapshot.appendItems([item], toSection: section)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  let fixture: TableFixture
  private let source: Source

  /// A Boolean value that indicates whether moves are ignored.
  var ignoresMoves: Bool {
    get { source.ignoresMoves }
    set { source.ignoresMoves = newValue }
  }

  init() {
    var made: Source?
    fixture = TableFixture { table in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = Source(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems([1, 2, 3], toSection: "A")
      snapshot.appendItems([4], toSection: "B")
      source.apply(snapshot, animatingDifferences: false)
      made = source
    }
    guard let made else { preconditionFailure("Expected a source.") }
    source = made
    fixture.table.setEditing(true, animated: false)
  }
}
