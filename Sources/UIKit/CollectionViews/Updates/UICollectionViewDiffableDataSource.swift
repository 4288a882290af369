/// A data source that receives snapshots and computes the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The provider of supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for items that the user expands or collapses.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The handlers for items that the user moves.
  public var reorderingHandlers = ReorderingHandlers()

  private let cellProvider: CellProvider
  private let store: SnapshotStore<SectionIdentifierType, ItemIdentifierType>

  /// Sets the collection view's data source, which the collection view does not retain.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    store = SnapshotStore(in: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying snapshots

  /// Applies a snapshot: items that are already displayed keep their cells.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot.
  ///   - animatingDifferences: Whether a display may animate the change.
  ///   - completion: Called when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.show(snapshot, animated: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot, and returns after the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot without computing differences: all cells are replaced.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    store.reload(by: snapshot, completion: completion)
  }

  // MARK: Applying snapshots of sections

  /// Applies a snapshot of a section; children are shown while their parents are expanded.
  ///
  /// A section that does not exist yet is appended.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot of the section.
  ///   - section: The section.
  ///   - animatingDifferences: Whether a display may animate the change.
  ///   - completion: Called when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    store.show(snapshot, in: section, animated: animatingDifferences, completion: completion)
  }

  /// Applies a snapshot of a section, and returns after the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the items of a section, including those in collapsed items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = _outline(section) { return outline }
    guard store.current.indexOfSection(section) != nil else { return .init() }
    return .init(store.current.itemIdentifiers(inSection: section))
  }

  final func _outline(
    _ section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    store.outline(section)
  }

  final func _show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    with outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) {
    store.show(snapshot, with: outlines)
  }

  // MARK: Current snapshot

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    store.current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    store.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    store.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    store.section(index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    store.current.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    store.current.sections.count
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    store.itemCount(in: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    store.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "Expected supplementaryViewProvider to give a view: the layout has room for a \(kind)."
      )
    }
    return view
  }
}
