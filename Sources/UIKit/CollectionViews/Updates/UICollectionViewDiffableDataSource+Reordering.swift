extension UICollectionViewDiffableDataSource {
  /// What the app says to items that a person moves.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; none can unless set.
    public var canReorderItem: ((_ item: ItemIdentifierType) -> Bool)?
    /// Called when an item was dropped, before it is shown there.
    public var willReorder:
      (
        (_ transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>)
          -> Void
      )?
    /// Called when an item is shown where it was dropped: the data are to follow.
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
    // What is below an item goes with it: it cannot go there itself.
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
