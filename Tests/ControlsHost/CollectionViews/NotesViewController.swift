import UIKit

/// A list of a collection view whose items have swipe actions, reorder controls and context menus.
final class NotesViewController: UICollectionViewController {
  private lazy var source = makeSource()
  private var marked: Set<String> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.trailingActions(at: $0)
    }
    collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: list),
      animated: false
    )
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...12).map { "Note \($0)" })
    source.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      let isMarked = self?.marked.contains(name) == true
      cell.accessories = [.delete(), .reorder()] + (isMarked ? [.checkmark()] : [])
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collectionView
    ) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { $0 != "Note 12" }
    source.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.title = "Moved \(transaction.difference.insertions.count)"
    }
    return source
  }

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration {
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
      self?.mark(path)
      done(true)
    }
    mark.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.delete(path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func mark(_ path: IndexPath) {
    guard let name = source.itemIdentifier(for: path) else { return }
    marked.formSymmetricDifference([name])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([name])
    source.apply(snapshot)
  }

  private func delete(_ path: IndexPath) {
    guard let name = source.itemIdentifier(for: path) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([name])
    source.apply(snapshot)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    title = source.itemIdentifier(for: indexPath)
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Mark") { _ in self?.mark(indexPaths[0]) },
        UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(indexPaths[0]) },
      ])
    })
  }
}
