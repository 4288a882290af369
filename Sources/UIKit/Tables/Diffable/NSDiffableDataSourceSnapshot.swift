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
  }

  var sections: [Section] = []
  /// Which section an item is in.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: Set<SectionIdentifierType> = []
  var reloadedItems: Set<ItemIdentifierType> = []
  var reconfiguredItems: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: What is in it

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }

  public var sectionIdentifiers: [SectionIdentifierType] {
    sections.map(\.identifier)
  }

  /// - Complexity: O(items).
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap(\.items)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// An item's number over all sections, 0-based.
  /// - Complexity: O(sections + items of its section).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sections {
      if section.identifier == home {
        return section.items.firstIndex(of: identifier).map { before + $0 }
      }
      before += section.items.count
    }
    return nil
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

  /// Where an item stands.
  func place(of item: ItemIdentifierType) -> RowPosition {
    guard let home = homes[item] else {
      preconditionFailure(
        "Expected an item of the snapshot, got \(item). Append it first, with appendItems(_:)."
      )
    }
    let section = place(of: home)
    guard let row = sections[section].items.firstIndex(of: item) else {
      preconditionFailure("Expected item \(item) in section \(home).")
    }
    return RowPosition(section, row)
  }
}
