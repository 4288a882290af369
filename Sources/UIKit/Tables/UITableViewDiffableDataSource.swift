/// A data source that is told what to show as snapshots, and finds the changes itself.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, _SnapshotHolding {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How a display shows rows that come and go; displays choose for themselves.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic

  private let cellProvider: CellProvider
  private let held: HeldSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the table's data source; the table does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    held = HeldSnapshot(in: tableView)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Applying snapshots

  /// Shows a snapshot: rows of items that are shown already keep their cells.
  /// - Parameters:
  ///   - snapshot: What to show from now on.
  ///   - animatingDifferences: Whether a display may animate the change.
  ///   - completion: Called when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    held.show(snapshot, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, and returns when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without looking for differences: all cells are made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    held.reload(by: snapshot, completion: completion)
  }

  // MARK: What is shown

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    held.current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    held.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    held.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    held.section(index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    held.current.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    held.current.sections.count
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    held.itemCount(in: section)
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    held.cell(at: indexPath) { cellProvider(tableView, indexPath, $0) }
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForHeader.isAbsent()
    return nil
  }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    OptionalRequirement.titleForFooter.isAbsent()
    return nil
  }

  /// False; rows can be edited where a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// False; rows can be moved where a subclass says so.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing; a subclass applies a snapshot in which the item has moved.
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Nil; a subclass answers for the titles at the table's side.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    index
  }
}

/// A data source whose rows change with snapshots only.
@MainActor
protocol _SnapshotHolding {}
