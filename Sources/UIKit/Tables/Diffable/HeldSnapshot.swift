/// The snapshot that a diffable data source shows.
struct HeldSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()

  /// Holds another one from now on.
  /// - Returns: What has changed.
  mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> TableUpdate {
    let update = snapshot.update(from: current)
    replace(by: snapshot)
    return update
  }

  /// Holds another one, whatever has changed.
  mutating func replace(by snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    current = snapshot
    current.reloadedSections = []
    current.reloadedItems = []
    current.reconfiguredItems = []
  }

  /// Nil where there is none.
  func item(at place: RowPosition) -> Item? {
    guard current.sections.indices.contains(place.section) else { return nil }
    let items = current.sections[place.section].items
    return items.indices.contains(place.row) ? items[place.row] : nil
  }

  /// Nil where there is none.
  func section(_ index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }
}
