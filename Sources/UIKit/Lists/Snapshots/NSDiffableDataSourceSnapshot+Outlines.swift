extension NSDiffableDataSourceSnapshot {
  /// Sets the items of sections; items that are already in any of these sections keep their tokens.
  mutating func setItems(
    _ lists: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
  ) {
    var names: [ItemIdentifierType: Int] = [:]
    let numbers = lists.map { place(of: $0.section) }
    for number in numbers {
      for item in sections[number].items { names[item] = tokens[item] }
      deleteItems(sections[number].items)
    }
    for (number, list) in zip(numbers, lists) {
      appendItems(list.items, toSection: list.section)
      for (row, item) in list.items.enumerated() {
        guard let name = names[item] else { continue }
        sections[number].tokens[row] = name
        tokens[item] = name
      }
    }
  }
}
