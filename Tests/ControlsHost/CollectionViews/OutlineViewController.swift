import UIKit

/// An outline in a list of a collection view: a header that expands by a tap anywhere, and items
/// that expand by their chevrons.
final class OutlineViewController: UICollectionViewController {
  private enum Section { case places, animals }

  private let animals = [
    ("Birds", ["Owl", "Swan"]), ("Cats", ["Lion", "Tiger"]), ("Dogs", ["Beagle", "Poodle"]),
  ]
  private var source: UICollectionViewDiffableDataSource<Section, String>?

  init() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var list = UICollectionLayoutListConfiguration(
        appearance: section == 0 ? .insetGrouped : .grouped
      )
      if section == 0 { list.headerMode = .firstItemInSection }
      return .list(using: list, layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let isParent = self?.hasChildren(name) == true
      cell.accessories = isParent ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(
      collectionView: collectionView
    ) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    self.source = source
    source.apply(places, to: .places, animatingDifferences: false)
    source.apply(zoo, to: .animals, animatingDifferences: false)
  }

  private var places: NSDiffableDataSourceSectionSnapshot<String> {
    var places = NSDiffableDataSourceSectionSnapshot<String>()
    places.append(["Places"])
    places.append(["Harbour", "Market", "Park"], to: "Places")
    places.expand(["Places"])
    return places
  }

  private var zoo: NSDiffableDataSourceSectionSnapshot<String> {
    var zoo = NSDiffableDataSourceSectionSnapshot<String>()
    zoo.append(["Animals", "Plants"])
    zoo.append(animals.map(\.0), to: "Animals")
    for (kind, names) in animals { zoo.append(names, to: kind) }
    return zoo
  }

  private func hasChildren(_ name: String) -> Bool {
    ["Places", "Animals"].contains(name) || animals.contains { $0.0 == name }
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    title = source?.itemIdentifier(for: indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
