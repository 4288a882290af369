/// A snapshot of a section's items by their identifiers: a list, or an outline of items with child
/// items.
///
/// Items are collapsed until they are expanded. Identifiers are unique; a duplicate traps, as in
/// UIKit.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The items without a parent.
  public private(set) var rootItems: [ItemIdentifierType] = []
  /// The direct child items of every item.
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Contents

  /// All items, each followed by its descendants.
  /// - Complexity: O(n) for n items.
  public var items: [ItemIdentifierType] {
    rootItems.flatMap { all(from: $0) { _ in true } }
  }

  /// The items whose ancestors are all expanded.
  /// - Complexity: O(n) for n items.
  public var visibleItems: [ItemIdentifierType] {
    rootItems.flatMap { all(from: $0) { expanded.contains($0) } }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool {
    children[item] != nil
  }

  /// Returns the index of an item among all items, 0-based.
  /// - Complexity: O(n) for n items.
  public func index(of item: ItemIdentifierType) -> Int? {
    items.firstIndex(of: item)
  }

  /// Returns the number of ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item)
    return ancestors(of: item).count
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child]
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    expanded.contains(item)
  }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy { expanded.contains($0) }
  }

  /// Returns a snapshot of an item's descendants.
  /// - Parameters:
  ///   - parent: An item of this snapshot.
  ///   - includingParent: Whether the item itself is the root of the result.
  /// - Returns: The snapshot, with the same items expanded.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    require(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    part.rootItems = includingParent ? [parent] : children[parent] ?? []
    for item in part.rootItems.flatMap({ all(from: $0) { _ in true } }) {
      part.children[item] = children[item]
      if let above = parents[item], part.contains(above) { part.parents[item] = above }
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    return part
  }

  /// Returns a line for each item: `*` for a visible one, `+` for an expanded one, `-` for a
  /// collapsed one.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item] == [] ? " " : isExpanded(item) ? "+" : "-"
      let indent = String(repeating: "  ", count: level(of: item))
      return "\(isVisible(item) ? "*" : " ")\(sign) \(indent)\(item)"
    }
    .joined(separator: "\n")
  }

  // MARK: Changes

  /// Appends items to the children of a parent, or to the root items for nil.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    insert(items, at: siblings(below: parent).count, below: parent)
  }

  /// Inserts items before a sibling.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: place(of: item), below: parents[item])
  }

  /// Inserts items after a sibling.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: place(of: item) + 1, below: parents[item])
  }

  /// Inserts all items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot, at: place(of: item), below: parents[item])
  }

  /// Inserts all items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot, at: place(of: item) + 1, below: parents[item])
  }

  /// Replaces the children of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(siblings(below: parent))
    insert(snapshot, at: 0, below: parent)
  }

  /// Deletes items and their descendants; unknown items are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { contains($0) }.flatMap { all(from: $0) { _ in true } })
    for parent in Set(gone.compactMap { parents[$0] }).subtracting(gone) {
      children[parent]?.removeAll { gone.contains($0) }
    }
    rootItems.removeAll { gone.contains($0) }
    for item in gone {
      children[item] = nil
      parents[item] = nil
    }
    expanded.subtract(gone)
  }

  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Expands items; unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }
}

// MARK: - Traversal

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns an item and its descendants, below the items for which `opens` returns true.
  private func all(
    from item: ItemIdentifierType,
    where opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    guard let below = children[item], !below.isEmpty, opens(item) else { return [item] }
    return [item] + below.flatMap { all(from: $0, where: opens) }
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { current in
        guard let parent = parents[current] else { return nil }
        current = parent
        return parent
      }
    )
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    require(parent)
    return children[parent] ?? []
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = siblings(below: parents[item]).firstIndex(of: item) else { missing(item) }
    return place
  }

  private func require(_ item: ItemIdentifierType) {
    if !contains(item) { missing(item) }
  }

  private func missing(_ item: ItemIdentifierType) -> Never {
    preconditionFailure(
      "Expected an item of the section snapshot, got \(item). Append it first, with append(_:to:)."
    )
  }

  private mutating func insert(
    _ items: [ItemIdentifierType],
    at place: Int,
    below parent: ItemIdentifierType?
  ) {
    for item in items {
      precondition(
        children.updateValue([], forKey: item) == nil,
        "Item identifiers must be unique: \(item) is in the section snapshot already."
      )
      parents[item] = parent
    }
    if let parent {
      children[parent]?.insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
  }

  private mutating func insert(_ other: Self, at place: Int, below parent: ItemIdentifierType?) {
    insert(other.rootItems, at: place, below: parent)
    for item in other.items {
      let below = other.children[item] ?? []
      if !below.isEmpty { insert(below, at: 0, below: item) }
    }
    expanded.formUnion(other.expanded)
  }

  // MARK: - Following a snapshot of the whole list

  init(_ items: [ItemIdentifierType]) {
    append(items)
  }

  /// Updates the visible items according to a snapshot of the whole list.
  ///
  /// New items become siblings of the item above them. If items have changed their order, the
  /// outline becomes a flat list.
  mutating func follow(_ shown: [ItemIdentifierType]) {
    let before = visibleItems
    guard shown != before else { return }
    var next = self
    let kept = Set(shown)
    next.delete(before.filter { !kept.contains($0) })
    let known = Set(before)
    for (number, item) in shown.enumerated() where !known.contains(item) && !next.contains(item) {
      next.insert(Self([item]), below: number == 0 ? nil : shown[number - 1])
    }
    self = next.visibleItems == shown ? next : Self(shown)
  }

  /// Inserts items visually below another item; for nil, above all others.
  mutating func insert(_ other: Self, below upper: ItemIdentifierType?) {
    guard let upper, contains(upper) else { return insert(other, at: 0, below: nil) }
    let isOpen = isExpanded(upper) && children[upper]?.isEmpty == false
    if isOpen { insert(other, at: 0, below: upper) } else { insert(other, after: upper) }
  }
}
