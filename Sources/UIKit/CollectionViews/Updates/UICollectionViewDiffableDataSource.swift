/// A data source that is told what to show as snapshots, and finds the changes itself.
@MainActor
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

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var held = HeldSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Becomes the collection view's data source; the collection view does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
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
    let update = held.take(snapshot)
    collectionView?._apply(diff: update, animated: animatingDifferences)
    guard let completion else { return }
    if animatingDifferences, let collectionView {
      collectionView._afterAnimation(completion)
    } else {
      completion()
    }
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
    held.replace(by: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  // MARK: What is shown

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    held.current
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    held.item(at: RowPosition(indexPath))
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    held.current.position(of: itemIdentifier).map { IndexPath($0) }
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
    held.current.sections[section].items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = held.current.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("Expected the cell provider to give a cell for \(item), got nil.")
    }
    return cell
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
