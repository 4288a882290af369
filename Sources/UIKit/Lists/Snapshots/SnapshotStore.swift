/// The current snapshot of a diffable data source, and its application.
@MainActor
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  /// The section snapshots that were applied, by section.
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private weak var list: (any SnapshotShowing)?

  /// Creates the state for `list`, which is not retained.
  init(in list: any SnapshotShowing) {
    self.list = list
  }

  // MARK: - Showing

  /// Applies another snapshot; `completion` is called when the change has been shown.
  func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    followOutlines(snapshot)
    present(snapshot, animated: animated, completion: completion)
  }

  /// Applies a snapshot of a section, which is added if needed.
  func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>,
    in section: Section,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.setItems([(section, outline.visibleItems)])
    outlines[section] = outline
    present(next, animated: animated, completion: completion)
  }

  /// Applies another snapshot that already reflects the changed outlines.
  func show(
    _ snapshot: Snapshot,
    with changed: [Section: NSDiffableDataSourceSectionSnapshot<Item>]
  ) {
    for (section, outline) in changed where outlines[section] != nil {
      outlines[section] = outline
    }
    present(snapshot, animated: true, completion: nil)
  }

  private func present(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    let update = snapshot.update(from: current)
    take(snapshot)
    list?._apply(diff: update, animated: animated)
    guard let completion else { return }
    if animated, let list {
      list._afterAnimation(completion)
    } else {
      completion()
    }
  }

  /// Applies another snapshot without computing differences; all cells are recreated.
  func reload(by snapshot: Snapshot, completion: (() -> Void)?) {
    followOutlines(snapshot)
    take(snapshot)
    list?.reloadData()
    completion?()
  }

  /// Updates outlines according to a snapshot of the whole list.
  private func followOutlines(_ snapshot: Snapshot) {
    for section in outlines.keys {
      if let number = snapshot.indexOfSection(section) {
        outlines[section]?.follow(snapshot.sections[number].items)
      } else {
        outlines[section] = nil
      }
    }
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    current.reloadedSections = []
    current.reloadedItems = []
    current.reconfiguredItems = []
  }

  // MARK: - Contents

  /// Returns the applied snapshot of a section; nil if none was applied.
  func outline(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    outlines[section]
  }

  func itemCount(in section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the item at a path; nil if there is none.
  func item(at path: IndexPath) -> Item? {
    let place = RowPosition(path)
    guard current.sections.indices.contains(place.section) else { return nil }
    let items = current.sections[place.section].items
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// Returns the path of an item; nil if there is none.
  func path(of item: Item) -> IndexPath? {
    current.position(of: item).map { IndexPath($0) }
  }

  /// Returns the section at an index; nil if there is none.
  func section(_ index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the cell that a provider creates for an item.
  func cell<Cell>(at path: IndexPath, from provider: (Item) -> Cell?) -> Cell {
    let item = current.sections[path.section].items[RowPosition(path).row]
    guard let cell = provider(item) else {
      preconditionFailure("Expected the cell provider to give a cell for \(item), got nil.")
    }
    return cell
  }
}

/// A list that can show the changes between snapshots.
@MainActor
protocol SnapshotShowing: AnyObject {
  func _apply(diff: ListUpdate, animated: Bool)
  func _afterAnimation(_ body: @escaping () -> Void)
  func reloadData()
}

extension UITableView: SnapshotShowing {}
extension UICollectionView: SnapshotShowing {}
