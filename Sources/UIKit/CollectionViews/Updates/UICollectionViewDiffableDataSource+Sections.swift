extension UICollectionViewDiffableDataSource {
  /// What the app says to items that a person expands and collapses.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item can be expanded; all can unless set.
    public var shouldExpandItem: ((_ item: ItemType) -> Bool)?
    public var willExpandItem: ((_ item: ItemType) -> Void)?
    /// Whether an item can be collapsed; all can unless set.
    public var shouldCollapseItem: ((_ item: ItemType) -> Bool)?
    public var willCollapseItem: ((_ item: ItemType) -> Void)?
    /// Gives what is below an item that is about to be expanded, for what is there so far.
    public var snapshotForExpandingParent:
      (
        (
          _ parent: ItemType,
          _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemType>
        ) -> NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: _OutlineSource {
  func _outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let (item, _, outline) = outlined(path), outline.contains(item) else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func _toggleOutline(at path: IndexPath) -> Bool {
    guard let (item, section, outline) = outlined(path) else { return false }
    let handlers = sectionSnapshotHandlers
    let isExpanded = outline.isExpanded(item)
    let may = isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem
    guard may?(item) ?? true else { return false }
    (isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
    // The app may have changed the section while it was told.
    var next = snapshot(for: section)
    guard next.contains(item) else { return true }
    if isExpanded {
      next.collapse([item])
    } else {
      if let below = handlers.snapshotForExpandingParent?(item, next.snapshot(of: item)) {
        next.replace(childrenOf: item, using: below)
      }
      next.expand([item])
    }
    apply(next, to: section)
    return true
  }

  private func outlined(_ path: IndexPath) -> (
    item: ItemIdentifierType, section: SectionIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let outline = _outline(section)
    else { return nil }
    return (item, section, outline)
  }
}
