/// The sections and items of a list at one moment, by their identifiers.
///
/// Identifiers are unique over the whole snapshot; one that comes twice traps, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
    /// The items' names as numbers, in the same order.
    var tokens: [Int]
  }

  var sections: [Section] = []
  /// Names items by numbers that no item of any snapshot had before.
  ///
  /// What is equal here is the same item, so that most questions need no hashes of identifiers.
  @usableFromInline
  var tokens: [ItemIdentifierType: Int] = [:]
  var reloadedSections: Set<SectionIdentifierType> = []
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfiguredItems: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: What is in it

  public var numberOfItems: Int { tokens.count }
  public var numberOfSections: Int { sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] {
    // A closure, as a key path of generic types is made anew each time.
    sections.map { $0.identifier }
  }

  /// - Complexity: O(items).
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

  /// - Complexity: O(items), at the speed of comparing numbers.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    position(of: identifier).map { sections[$0.section].identifier }
  }

  /// An item's number over all sections, 0-based.
  /// - Complexity: O(items), at the speed of comparing numbers.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let position = position(of: identifier) else { return nil }
    return sections.prefix(position.section).reduce(position.row) { $0 + $1.items.count }
  }

  /// A section's number, 0-based.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: What its next use asks anew

  /// The items whose cells are to be made anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter { reloadedItems.contains($0) }
  }

  /// The sections whose cells are all to be made anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter { reloadedSections.contains($0) }
  }

  /// The items whose cells are to be configured anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter { reconfiguredItems.contains($0) }
  }
}

// MARK: - Finding places

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

  /// Where an item stands; nil for one that is not there.
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
