import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICollectionViewDiffableDataSource.ReorderingHandlers`, `UICellAccessory.reorder`.
///
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
@MainActor
struct UICollectionViewReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  private func fixture(_ items: [String] = ["a", "b", "c"]) -> ListFixture {
    let fixture = ListFixture(items, configure: { cell, _ in cell.accessories = [.reorder()] })
    fixture.source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    fixture.view.isEditing = true
    fixture.driver.settle()
    return fixture
  }

  private func add(_ items: [String], as section: String, to fixture: ListFixture) {
    var snapshot = fixture.source.snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    fixture.source.apply(snapshot, animatingDifferences: false)
    fixture.driver.settle()
  }

  @Test func anItemIsDroppedBeforeAnotherOne() throws {
    let fixture = fixture()
    let cell = fixture.cell("c")
    try fixture.driver.moveRow("c", before: "a")
    #expect(fixture.texts == ["c", "a", "b"])
    #expect(fixture.cell("c") === cell)
    #expect(fixture.source.snapshot().itemIdentifiers == ["c", "a", "b"])
    try fixture.driver.moveRow("c", toEndOfSection: 0)
    #expect(fixture.texts == ["a", "b", "c"])
  }

  @Test func anItemIsMovedToAnotherSection() throws {
    let fixture = fixture()
    add(["x", "y"], as: "more", to: fixture)
    let cell = fixture.cell("b")
    try fixture.driver.moveRow("b", before: "y")
    #expect(fixture.source.snapshot().itemIdentifiers(inSection: "more") == ["x", "b", "y"])
    #expect(fixture.cell("b") === cell)
    try fixture.driver.moveRow("a", toEndOfSection: 1)
    #expect(fixture.texts == ["c", "x", "b", "y", "a"])
  }

  @Test func anItemIsDroppedIntoAnEmptySectionWhosePositionWasSent() throws {
    let fixture = fixture()
    add([], as: "empty", to: fixture)
    add(["x"], as: "more", to: fixture)
    func emptyPlaces() -> [Int: Double]? {
      fixture.driver.display.tree.nodes.values.lazy.flatMap(\.attributes).compactMap {
        if case .collection(let value) = $0 { value.emptyPlaces } else { nil }
      }.first
    }
    #expect(emptyPlaces() == [1: 132])
    try fixture.driver.moveRow("b", toEndOfSection: 1)
    #expect(fixture.source.snapshot().itemIdentifiers(inSection: "empty") == ["b"])
    #expect(emptyPlaces() == [:])
  }

  // https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct
  @Test func reorderingHandlersReceiveTheTransaction() throws {
    let fixture = fixture()
    add(["x"], as: "more", to: fixture)
    var told: [(name: String, shown: [String], transaction: Transaction)] = []
    let source = fixture.source
    source.reorderingHandlers.willReorder = {
      told.append(("will", source.snapshot().itemIdentifiers, $0))
    }
    source.reorderingHandlers.didReorder = {
      told.append(("did", source.snapshot().itemIdentifiers, $0))
    }
    try fixture.driver.moveRow("a", before: "x")
    #expect(told.map(\.name) == ["will", "did"])
    #expect(told.map(\.shown) == [["a", "b", "c", "x"], ["b", "c", "a", "x"]])
    let transaction = try #require(told.last?.transaction)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "x"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a", "x"])
    #expect(
      ["a", "b", "c", "x"].applying(transaction.difference) == ["b", "c", "a", "x"]
    )
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["main", "more"])
    let more = try #require(transaction.sectionTransactions.last)
    #expect(more.initialSnapshot.items == ["x"] && more.finalSnapshot.items == ["a", "x"])
    #expect(more.difference.insertions.count == 1 && more.difference.removals.isEmpty)
  }

  @Test func onlyItemsThatCanBeMovedHaveAReorderControl() throws {
    let fixture = fixture(["a", "fixed"])
    #expect(try fixture.driver.element("a", .cell).value == "can be moved")
    #expect(try fixture.driver.element("fixed", .cell).value == nil)
    #expect(throws: DriverError.self) { try fixture.driver.moveRow("fixed", before: "a") }
    fixture.view.isEditing = false
    fixture.driver.settle()
    #expect(throws: DriverError.self) { try fixture.driver.moveRow("a", toEndOfSection: 0) }
    let plain = ListFixture(
      ["a"],
      configure: { cell, _ in
        cell.accessories = [.reorder(displayed: .always)]
      }
    )
    #expect(try plain.driver.element("a", .cell).value == nil)
  }

  @Test func aDropThatNamesMissingRowsOrSectionsDoesNothing() throws {
    let fixture = fixture()
    let id = try #require(fixture.view._nodeID)
    #expect(!fixture.driver.send(.moveRow(id, key: 999, section: 0, before: nil)))
    #expect(!fixture.driver.send(.moveRow(id, key: 1, section: 7, before: nil)))
    #expect(!fixture.driver.send(.moveRow(id, key: 1, section: 0, before: 999)))
    #expect(fixture.texts == ["a", "b", "c"])
  }

  @Test func everyDropIsAcknowledged() throws {
    let fixture = fixture()
    let id = try #require(fixture.view._nodeID)
    _ = fixture.driver.send(.moveRow(id, key: 999, section: 0, before: nil))
    fixture.driver.settle()
    let answered = fixture.driver.display.tree[id]?.attributes.compactMap { attribute in
      if case .collection(let value) = attribute { value.answeredMoves } else { nil as Int? }
    }
    #expect(answered == [1])
  }

  @Test func anItemKeepsItsKeyWhenItLeavesAndReturns() throws {
    let fixture = fixture((0..<200).map { "\($0)" })
    let key = try #require(row("0", in: fixture)?.key)
    try fixture.collection.scroll(to: 5000)
    #expect(fixture.cell("0") == nil)
    let before = try #require(row("115", in: fixture)?.key)
    let id = try #require(fixture.view._nodeID)
    #expect(fixture.driver.send(.moveRow(id, key: key, section: 0, before: before)))
    #expect(fixture.source.snapshot().indexOfItem("0") == 114)
    try fixture.collection.scroll(to: 0)
    try fixture.collection.scroll(to: 5000)
    #expect(row("0", in: fixture)?.key == key)
  }

  private func row(_ text: String, in fixture: ListFixture) -> RowValue? {
    guard let id = fixture.cell(text)?._nodeID else { return nil }
    return (fixture.driver.display.tree[id]?.attributes ?? []).compactMap { attribute in
      if case .row(let row) = attribute { row } else { nil as RowValue? }
    }.first
  }

  // MARK: - Outlines

  @Test func anItemOfAnOutlineIsMovedWithItsChildren() throws {
    let fixture = fixture([])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Food", "Drinks"])
    outline.append(["Fruit", "Bread"], to: "Food")
    outline.append(["Apple"], to: "Fruit")
    outline.expand(["Food"])
    fixture.source.apply(outline, to: "main", animatingDifferences: false)
    fixture.driver.settle()
    try fixture.driver.moveRow("Fruit", toEndOfSection: 0)
    #expect(fixture.texts == ["Food", "Bread", "Drinks", "Fruit"])
    let after = fixture.source.snapshot(for: "main")
    #expect(after.rootItems == ["Food", "Drinks", "Fruit"])
    #expect(after.parent(of: "Apple") == "Fruit")
    // A row cannot be moved into its own descendants.
    #expect(throws: DriverError.self) { try fixture.driver.moveRow("Food", before: "Drinks") }
  }
}
