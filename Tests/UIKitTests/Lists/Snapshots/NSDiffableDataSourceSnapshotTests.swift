import Testing
import UIKit

struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Returns a snapshot of sections A (1, 2, 3) and B (4, 5).
  private func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map { " \($0)" }.joined()
    }.joined(separator: ", ")
  }

  private struct Step: CustomTestStringConvertible {
    var testDescription: String
    var result: String
    var change: @Sendable (inout Snapshot) -> Void

    init(
      _ name: String,
      _ result: String,
      _ change: @escaping @Sendable (inout Snapshot) -> Void
    ) {
      testDescription = name
      self.result = result
      self.change = change
    }
  }

  private static let steps: [Step] = [
    Step("appendSections", "A 1 2 3, B 4 5, C") { $0.appendSections(["C"]) },
    Step("insertSections before", "A 1 2 3, C, D, B 4 5") {
      $0.insertSections(["C", "D"], beforeSection: "B")
    },
    Step("insertSections after", "A 1 2 3, C, B 4 5") {
      $0.insertSections(["C"], afterSection: "A")
    },
    Step("deleteSections", "B 4 5") { $0.deleteSections(["A", "unknown"]) },
    Step("moveSection before", "B 4 5, A 1 2 3") { $0.moveSection("B", beforeSection: "A") },
    Step("moveSection after", "B 4 5, A 1 2 3") { $0.moveSection("A", afterSection: "B") },
    Step("moveSection to itself", "A 1 2 3, B 4 5") { $0.moveSection("A", afterSection: "A") },
    Step("appendItems to a section", "A 1 2 3 6 7, B 4 5") {
      $0.appendItems([6, 7], toSection: "A")
    },
    Step("appendItems to the last", "A 1 2 3, B 4 5 6") { $0.appendItems([6]) },
    Step("insertItems before", "A 1 6 7 2 3, B 4 5") { $0.insertItems([6, 7], beforeItem: 2) },
    Step("insertItems after", "A 1 2 3, B 4 5 6") { $0.insertItems([6], afterItem: 5) },
    Step("deleteItems", "A 2, B 5") { $0.deleteItems([1, 3, 4, 99]) },
    Step("deleteAllItems", "") { $0.deleteAllItems() },
    Step("moveItem before", "A 3 1 2, B 4 5") { $0.moveItem(3, beforeItem: 1) },
    Step("moveItem after", "A 2 3 1, B 4 5") { $0.moveItem(1, afterItem: 3) },
    Step("moveItem across", "A 1 3, B 4 2 5") { $0.moveItem(2, afterItem: 4) },
    Step("moveItem to itself", "A 1 2 3, B 4 5") { $0.moveItem(2, beforeItem: 2) },
  ]

  @Test(arguments: steps)
  private func changesAreAppliedToASnapshot(_ step: Step) {
    var snapshot = sample()
    step.change(&snapshot)
    #expect(text(snapshot) == step.result)
    for section in snapshot.sectionIdentifiers {
      for item in snapshot.itemIdentifiers(inSection: section) {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
      }
    }
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
  }

  @Test func queriesReturnCountsItemsAndIndices() {
    let snapshot = sample()
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.indexOfSection("Z") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test func reloadedAndReconfiguredItemsAreListedUntilDeleted() {
    var snapshot = sample()
    snapshot.reloadItems([2, 1])
    snapshot.reconfigureItems([5])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func anItemTwiceTrapsAndIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([7, 4711, 7, 4711])
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Item identifiers must be unique: 7 "))
  }

  @Test func aSectionTwiceTrapsAndIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["first", "first"])
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Section identifiers must be unique: first"))
  }

  @Test func itemsWithoutASectionTrapAndNameTheFix() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("appendSections"))
  }
}
