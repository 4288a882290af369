import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: UICollectionViewDiffableDataSource, UICollectionView.CellRegistration.
///
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource.
@MainActor
struct UICollectionViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let fixture: CollectionFixture

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 20)
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    var made: UICollectionViewDiffableDataSource<String, Int>?
    fixture = CollectionFixture(layout) {
      made = UICollectionViewDiffableDataSource(collectionView: $0) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
    }
    guard let made else { preconditionFailure("Expected the fixture to configure its view.") }
    source = made
  }

  private func apply(_ items: [String: [Int]], animated: Bool = false) {
    var snapshot = Snapshot()
    for section in items.keys.sorted() {
      snapshot.appendSections([section])
      snapshot.appendItems(items[section] ?? [])
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  @Test func aSnapshotIsShown() {
    apply(["a": [1, 2], "b": [3]])
    #expect(fixture.texts == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(source.index(for: "b") == 1)
    #expect(source.sectionIdentifier(for: 0) == "a")
  }

  @Test func itemsKeepTheirCellsAcrossSections() {
    apply(["a": [1, 2, 3], "b": [4]])
    let cell = fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))
    apply(["a": [2, 5], "b": [3, 4]], animated: true)
    #expect(fixture.texts == ["2", "5", "3", "4"])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
  }

  @Test func randomSnapshotsAreShown() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      let all = Array(0..<30).shuffled(using: &generator)
      let cut = Int.random(in: 0...30, using: &generator)
      let last = Int.random(in: cut...30, using: &generator)
      apply(
        ["a": Array(all[..<cut]), "b": Array(all[cut..<last])],
        animated: Bool.random(using: &generator)
      )
      #expect(fixture.texts == all[..<last].map { "\($0)" }, "\(all) \(cut) \(last)")
    }
  }

  @Test func theCompletionRunsWhenTheChangeHasBeenShown() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    #expect(isDone)
  }

  @Test func reconfiguredItemsKeepTheirCells() {
    apply(["a": [1, 2]])
    let cell = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell
    cell?.label.text = "old"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(fixture.texts == ["1", "2"])
    #expect(cell?.reuses == 0)
  }

  @Test func applySnapshotUsingReloadDataShowsTheSnapshot() {
    apply(["a": [1]])
    var snapshot = Snapshot()
    snapshot.appendSections(["z"])
    snapshot.appendItems([8, 9])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(fixture.texts == ["8", "9"])
  }
}
