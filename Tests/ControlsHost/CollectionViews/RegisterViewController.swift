import UIKit

/// A plain list of a collection view with sticky headers.
final class RegisterViewController: UICollectionViewController {
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }

  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, indexPath in
    var content = cell.defaultContentConfiguration()
    content.text = "Section \(indexPath.section)"
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "header \(indexPath.section)"
  }

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    12
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: row,
      for: indexPath,
      item: "Row \(indexPath.item) of \(indexPath.section)"
    )
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }
}
