/// The items of the app, independent of where they are stored.
public protocol ItemRepository: Sendable {
  /// All items, in the order of the list.
  /// - Throws: `.unreadable`.
  func items() async throws(ItemError) -> [Item]

  /// Finds one item.
  /// - Returns: Nil if no item has this id.
  /// - Throws: `.unreadable`.
  func item(id: Item.ID) async throws(ItemError) -> Item?
}
