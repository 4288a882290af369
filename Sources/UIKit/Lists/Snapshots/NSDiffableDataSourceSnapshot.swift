/// A snapshot of a list's sections and items by their identifiers.
///
/// Identifiers are unique within the whole snapshot; a duplicate traps, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
    /// The items' tokens, in the same order.
    var tokens: [Int]
  }

  var sections: [Section] = []
  /// The tokens of items; no two items of any snapshots have the same token.
  ///
  /// Equal tokens mean the same item, so most operations need no hashing of identifiers.
  @usableFromInline
  var tokens: [ItemIdentifierType: Int] = [:]
  var reloadedSections: Set<SectionIdentifierType> = []
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfiguredItems: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Contents

  public var numberOfItems: Int { tokens.count }
  public var numberOfSections: Int { sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] {
    // A closure, because a key path of generic types is recreated each time.
    sections.map { $0.identifier }
  }

  /// - Complexity: O(n) for n items.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { $0.items }
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// - Complexity: O(n) comparisons of integers for n items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    position(of: identifier).map { sections[$0.section].identifier }
  }

  /// Returns the index of an item across all sections, 0-based.
  /// - Complexity: O(n) comparisons of integers for n items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = position(of: identifier) else { return nil }
    return sections.prefix(position.section).reduce(position.row) { $0 + $1.items.count }
  }

  /// Returns the index of a section, 0-based.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Reloads

  /// The items whose cells are recreated.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter { reloadedItems.contains($0) }
  }

  /// The sections whose cells are recreated.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter { reloadedSections.contains($0) }
  }

  /// The items whose cells are reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter { reconfiguredItems.contains($0) }
  }
}

// MARK: - Positions

extension NSDiffableDataSourceSnapshot {
  func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure(
        """
        Expected a section of the snapshot, got \(section). Append it first, with \
        appendSections(_:).
        """
      )
    }
    return place
  }

  /// Returns the position of an item; nil if it is not in the snapshot.
  func position(of item: ItemIdentifierType) -> RowPosition? {
    guard let token = tokens[item] else { return nil }
    for (number, section) in sections.enumerated() {
      if let row = section.tokens.firstIndex(of: token) { return RowPosition(number, row) }
    }
    return nil
  }

  func place(of item: ItemIdentifierType) -> RowPosition {
    guard let position = position(of: item) else {
      preconditionFailure(
        "Expected an item of the snapshot, got \(item). Append it first, with appendItems(_:)."
      )
    }
    return position
  }
}
