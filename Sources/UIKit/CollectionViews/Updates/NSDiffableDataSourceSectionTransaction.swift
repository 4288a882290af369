/// What a person has done to the items of one section by moving one.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// From all items before to all items after.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType,
    from initial: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to final: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    sectionIdentifier = section
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.items.difference(from: initial.items)
  }
}
