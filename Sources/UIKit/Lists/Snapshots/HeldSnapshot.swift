/// The snapshot that a diffable data source shows, and the showing of it.
@MainActor
final class HeldSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  /// The sections that were shown by snapshots of their own.
  private var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private weak var list: (any SnapshotShowing)?

  /// Shows in `list`, which is not kept alive.
  init(in list: any SnapshotShowing) {
    self.list = list
  }

  // MARK: - Showing

  /// Shows another snapshot; `completion` is called when the change has been shown.
  func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    followOutlines(snapshot)
    present(snapshot, animated: animated, completion: completion)
  }

  /// Shows another snapshot of one section, which is added where there is none yet.
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

  /// Shows another snapshot, in which what is said of outlines is so already.
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

  /// Shows another snapshot, whatever has changed: all cells are made anew.
  func reload(by snapshot: Snapshot, completion: (() -> Void)?) {
    followOutlines(snapshot)
    take(snapshot)
    list?.reloadData()
    completion?()
  }

  /// Outlines go along with what a snapshot of the whole list makes of their sections.
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

  // MARK: - What is shown

  /// Nil for a section that was not shown by a snapshot of its own.
  func outline(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
    outlines[section]
  }

  func itemCount(in section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Nil where there is none.
  func item(at path: IndexPath) -> Item? {
    let place = RowPosition(path)
    guard current.sections.indices.contains(place.section) else { return nil }
    let items = current.sections[place.section].items
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// Nil where there is none.
  func path(of item: Item) -> IndexPath? {
    current.position(of: item).map { IndexPath($0) }
  }

  /// Nil where there is none.
  func section(_ index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The cell that a provider makes for an item.
  func cell<Cell>(at path: IndexPath, from provider: (Item) -> Cell?) -> Cell {
    let item = current.sections[path.section].items[RowPosition(path).row]
    guard let cell = provider(item) else {
      preconditionFailure("Expected the cell provider to give a cell for \(item), got nil.")
    }
    return cell
  }
}

/// A list that shows the changes from one snapshot to the next.
@MainActor
protocol SnapshotShowing: AnyObject {
  func _apply(diff: ListUpdate, animated: Bool)
  func _afterAnimation(_ body: @escaping () -> Void)
  func reloadData()
}

extension UITableView: SnapshotShowing {}
extension UICollectionView: SnapshotShowing {}
