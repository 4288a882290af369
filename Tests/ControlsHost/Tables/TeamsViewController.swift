import UIKit

/// Players of several teams, one of which is empty; they are moved by reorder controls.
final class TeamsViewController: UICollectionViewController {
  private lazy var source = UICollectionViewDiffableDataSource<String, String>(
    collectionView: collectionView
  ) { [row] view, path, name in
    view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
  }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
    cell.accessories = [.reorder(displayed: .always)]
  }

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = self?.source.snapshot().sectionIdentifiers[path.section]
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [weak self] _ in self?.tell() }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Red", "Green", "Blue"])
    snapshot.appendItems(["Ana", "Ben"], toSection: "Red")
    snapshot.appendItems(["Cleo"], toSection: "Blue")
    source.apply(snapshot, animatingDifferences: false)
  }

  private func tell() {
    let snapshot = source.snapshot()
    title = snapshot.sectionIdentifiers
      .map { snapshot.itemIdentifiers(inSection: $0).joined(separator: " ") }
      .joined(separator: " | ")
  }
}
