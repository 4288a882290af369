extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user expands or collapses.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Returns whether an item can be expanded; if nil, all items can.
    public var shouldExpandItem: ((_ item: ItemType) -> Bool)?
    public var willExpandItem: ((_ item: ItemType) -> Void)?
    /// Returns whether an item can be collapsed; if nil, all items can.
    public var shouldCollapseItem: ((_ item: ItemType) -> Bool)?
    public var willCollapseItem: ((_ item: ItemType) -> Void)?
    /// Returns the children of an item that is about to be expanded, given the existing children.
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
    // The handlers may have changed the section.
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
