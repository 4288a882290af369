import UIKit

/// A list with a plain data source whose items are moved by coloured reorder controls.
final class RanksViewController: UICollectionViewController {
  private var names = ["Ana", "Ben", "Cleo", "Dora"]
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    let options = UICellAccessory.ReorderOptions(
      reservedLayoutWidth: .custom(40),
      tintColor: .systemRed
    )
    cell.accessories = [.checkmark(), .reorder(displayed: .always, options: options)]
  }

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row,
      for: indexPath,
      item: names[indexPath.item]
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    title = names.joined(separator: " ")
  }
}
