import UIKit

/// An app with a sidebar of places, and the selected place.
final class SidebarSceneDelegate: ScreenSceneDelegate {
  override func makeRoot() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = self
    let stack = UINavigationController(rootViewController: SidebarViewController())
    stack.navigationBar.prefersLargeTitles = true
    split.setViewController(stack, for: .primary)
    split.setViewController(PlaceViewController("Nothing chosen"), for: .secondary)
    return split
  }
}

extension SidebarSceneDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}

/// The places, in two sections; "Plain" shows them in the other list appearance.
private final class SidebarViewController: UICollectionViewController {
  private let places = [
    [("Inbox", "tray"), ("Flagged", "flag"), ("Drafts", "doc")],
    [("Home", "house"), ("Work", "folder"), ("Holidays", "sun.max")],
  ]

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, (String, String)> {
    cell,
    path,
    place in
    var content = cell.defaultContentConfiguration()
    content.text = place.0
    content.image = UIImage(systemName: place.1)
    cell.contentConfiguration = content
    cell.accessories = path.section == 0 ? [.label(text: "\(path.item + 2)")] : []
  }

  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, path in
    var content = cell.defaultContentConfiguration()
    content.text = path.section == 0 ? "Mail" : "Folders"
    cell.contentConfiguration = content
  }

  init() {
    super.init(collectionViewLayout: Self.layout(.sidebar))
    title = "Places"
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func layout(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    let plain = UIAction(title: "Plain") { [weak self] _ in
      self?.collectionView.setCollectionViewLayout(Self.layout(.sidebarPlain), animated: false)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Plain", primaryAction: plain)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { places.count }

  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    places[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let place = places[indexPath.section][indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: place)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    let name = places[indexPath.section][indexPath.item].0
    showDetailViewController(PlaceViewController(name), sender: self)
  }
}

private final class PlaceViewController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
