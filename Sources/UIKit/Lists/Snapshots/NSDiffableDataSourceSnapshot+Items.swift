// Changes to items.

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one for nil.
  ///
  /// Inlinable, because most snapshots are built from scratch: specialized for the identifiers'
  /// type, building and applying a snapshot takes half of the time.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    append(identifiers, named: name(identifiers), to: sectionIdentifier)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: place(of: beforeIdentifier))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    var place = place(of: afterIdentifier)
    place.row += 1
    insert(identifiers, at: place)
  }

  /// Deletes items; unknown items are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers.compactMap { tokens[$0] })
    for index in sections.indices {
      let section = sections[index]
      let kept = section.tokens.indices.filter { !gone.contains(section.tokens[$0]) }
      guard kept.count < section.tokens.count else { continue }
      sections[index].items = kept.map { section.items[$0] }
      sections[index].tokens = kept.map { section.tokens[$0] }
    }
    for item in identifiers { forget(item) }
  }

  /// Deletes all items and, as in UIKit, their sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks items whose cells are recreated when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    requireKnown(identifiers)
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items whose existing cells are reconfigured when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    requireKnown(identifiers)
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: - Items and tokens

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: RowPosition) {
    insert(identifiers, named: name(identifiers), at: place)
  }

  /// - Returns: The items' tokens.
  @inlinable
  mutating func name(_ identifiers: [ItemIdentifierType]) -> Range<Int> {
    let names = takeTokens(identifiers.count)
    tokens.reserveCapacity(tokens.count + identifiers.count)
    for (identifier, token) in zip(identifiers, names)
    where tokens.updateValue(token, forKey: identifier) != nil {
      refuse(identifier)
    }
    return names
  }

  @usableFromInline
  func takeTokens(_ count: Int) -> Range<Int> {
    let first = ItemTokens.take(count)
    return first..<(first + count)
  }

  @usableFromInline
  func refuse(_ identifier: ItemIdentifierType) -> Never {
    preconditionFailure(
      """
      Item identifiers must be unique: \(identifier) is in the snapshot already. Give each item an \
      identifier of its own, its database key for example.
      """
    )
  }

  @usableFromInline
  mutating func append(
    _ identifiers: [ItemIdentifierType],
    named names: Range<Int>,
    to sectionIdentifier: SectionIdentifierType?
  ) {
    guard !sections.isEmpty else {
      preconditionFailure(
        "There are no sections to append items to. Call appendSections(_:) first."
      )
    }
    let section = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    insert(identifiers, named: names, at: RowPosition(section, sections[section].items.count))
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    named names: Range<Int>,
    at place: RowPosition
  ) {
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
    sections[place.section].tokens.insert(contentsOf: names, at: place.row)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    to other: ItemIdentifierType,
    offset: Int
  ) {
    let from = place(of: identifier)
    var to = place(of: other)
    guard from != to else { return }
    let item = sections[from.section].items.remove(at: from.row)
    let token = sections[from.section].tokens.remove(at: from.row)
    if to.section == from.section, to.row > from.row { to.row -= 1 }
    sections[to.section].items.insert(item, at: to.row + offset)
    sections[to.section].tokens.insert(token, at: to.row + offset)
  }

  mutating func forget(_ item: ItemIdentifierType) {
    tokens[item] = nil
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }

  private func requireKnown(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(
        tokens[identifier] != nil,
        "Expected an item of the snapshot to show anew, got \(identifier)."
      )
    }
  }
}
