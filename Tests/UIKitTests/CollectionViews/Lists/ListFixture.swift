import UIKit
import UIKitTesting

/// A list of a collection view over a diffable data source of texts, shown headless.
@MainActor
final class ListFixture {
  let source: UICollectionViewDiffableDataSource<String, String>
  let collection: CollectionFixture
  /// Called when a cell is made, after its text was set.
  private let made: Made

  var driver: SceneDriver { collection.driver }
  var view: UICollectionView { collection.view }
  var texts: [String] { collection.texts }

  private final class Made {
    var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
  }

  init(
    _ items: [String] = [],
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    let made = Made()
    made.configure = configure
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      made.configure(cell, text)
    }
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&list)
    var found: UICollectionViewDiffableDataSource<String, String>?
    collection = CollectionFixture(UICollectionViewCompositionalLayout.list(using: list)) {
      found = UICollectionViewDiffableDataSource(collectionView: $0) { view, path, item in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
    }
    guard let found else { preconditionFailure("Expected the fixture to configure its view.") }
    source = found
    self.made = made
    guard !items.isEmpty else { return }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["main"])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
    driver.settle()
  }

  func cell(_ item: String) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
  }

  func remove(_ item: String) {
    var snapshot = source.snapshot()
    snapshot.deleteItems([item])
    source.apply(snapshot)
  }
}
