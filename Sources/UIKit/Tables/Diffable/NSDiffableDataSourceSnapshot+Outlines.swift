extension NSDiffableDataSourceSnapshot {
  /// Puts these items, and no others, into a section; those that are in it keep their names.
  mutating func setItems(
    _ identifiers: [ItemIdentifierType],
    inSection section: SectionIdentifierType
  ) {
    let number = place(of: section)
    let names = Dictionary(
      uniqueKeysWithValues: zip(sections[number].items, sections[number].tokens)
    )
    deleteItems(sections[number].items)
    appendItems(identifiers, toSection: section)
    for (row, item) in identifiers.enumerated() {
      guard let name = names[item] else { continue }
      sections[number].tokens[row] = name
      tokens[item] = name
    }
  }
}
