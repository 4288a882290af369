extension UICollectionViewDiffableDataSource {
  /// The handlers for items that the user moves.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved; if nil, no item can.
    public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// The closure that is called after a drop, before the item is shown at the target.
    public var willReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?
    /// The closure that is called when the item is shown at the target, to update the data.
    public var didReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: _ReorderingSource {
  func _canReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  func _reorder(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: source),
      let origin = sectionIdentifier(for: source.section),
      let goal = sectionIdentifier(for: target.section)
    else { return false }
    let initial = snapshot()
    let left = snapshot(for: origin)
    let part = left.snapshot(of: item, includingParent: true)
    let others = initial.itemIdentifiers(inSection: goal).filter { $0 != item }
    let upper = target.item > 0 ? others[target.item - 1] : nil
    // An item cannot be moved into its own descendants.
    if let upper, part.contains(upper) { return false }

    var sections = [origin: left]
    sections[origin]?.delete([item])
    let right = snapshot(for: goal)
    if goal != origin { sections[goal] = right }
    sections[goal]?.insert(part, below: upper)
    var final = initial
    final.setItems(sections.map { ($0.key, $0.value.visibleItems) })
    let changed = origin == goal ? [(origin, left)] : [(origin, left), (goal, right)]
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial,
      finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
      sectionTransactions: changed.map { section, before in
        NSDiffableDataSourceSectionTransaction(
          section,
          from: before,
          to: sections[section] ?? before
        )
      }
    )
    reorderingHandlers.willReorder?(transaction)
    _show(final, with: sections)
    reorderingHandlers.didReorder?(transaction)
    return true
  }
}
