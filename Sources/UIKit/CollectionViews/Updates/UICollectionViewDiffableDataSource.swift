/// A data source that is told what to show as snapshots, and finds the changes itself.
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

  /// Makes headers, footers and their kind.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Hear of items that a person expands and collapses.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Hear of items that a person moves.
  public var reorderingHandlers = ReorderingHandlers()

  private let cellProvider: CellProvider
  private let held: HeldSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Becomes the collection view's data source; the collection view does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    held = HeldSnapshot(in: collectionView)
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Applying snapshots

  /// Shows a snapshot: items that are shown already keep their cells.
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

  // MARK: Applying snapshots of sections

  /// Shows a snapshot of one section; items of expanded ones come and go with them.
  ///
  /// Of a section that there is none of yet, one is added behind all others.
  /// - Parameters:
  ///   - snapshot: What the section is to show from now on.
  ///   - section: The section.
  ///   - animatingDifferences: Whether a display may animate the change.
  ///   - completion: Called when the change has been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    held.show(snapshot, in: section, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot of one section, and returns when the change has been shown.
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

  /// What a section shows, and what is hidden in its collapsed items.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = _outline(section) { return outline }
    guard held.current.indexOfSection(section) != nil else { return .init() }
    return .init(held.current.itemIdentifiers(inSection: section))
  }

  final func _outline(
    _ section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    held.outline(section)
  }

  final func _show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    with outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) {
    held.show(snapshot, with: outlines)
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

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    held.current.sections.count
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    held.itemCount(in: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    held.cell(at: indexPath) { cellProvider(collectionView, indexPath, $0) }
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
