import Foundation
import GRDB

/// A stored list with its entity tag.
struct StoredList<Item: ListItem>: Sendable {
  var items: [Item]
  var tag: String?
  var fetchedAt: Date
}

extension Database {
  /// - Returns: The list; nil if it was never fetched.
  func list<Item: ListItem>(of type: Item.Type) throws -> StoredList<Item>? {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT tag, fetchedAt FROM list WHERE name = ?",
      arguments: [Item.list.rawValue]
    )
    guard let row else { return nil }
    return StoredList(
      items: try items(of: type),
      tag: row["tag"],
      fetchedAt: Date(timeIntervalSince1970: row["fetchedAt"])
    )
  }

  /// Returns the items in their order, also if the list was never fetched.
  func items<Item: ListItem>(of type: Item.Type) throws -> [Item] {
    try Item.order(Column("place")).fetchAll(self)
  }

  /// Stores a fetched list in the place of the former one.
  func keep<Item: ListItem>(_ list: StoredList<Item>) throws {
    try Item.deleteAll(self)
    for (place, item) in list.items.enumerated() {
      try ListRow(item: item, place: place).insert(self)
    }
    try confirm(Item.self, tag: list.tag, at: list.fetchedAt)
  }

  /// Stores when a list was last known to equal the server's.
  func confirm<Item: ListItem>(_ type: Item.Type, tag: String?, at date: Date) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO list (name, tag, fetchedAt) VALUES (?, ?, ?)",
      arguments: [Item.list.rawValue, tag, date.timeIntervalSince1970]
    )
  }

  /// Applies a change that the server has made to a list, and removes the tag, which matches
  /// neither version.
  ///
  /// A list that was never fetched stays so.
  func change<Item: ListItem>(
    _ type: Item.Type,
    _ count: ListChangeCount,
    _ body: (Database) throws -> Void
  ) throws {
    count.add()
    try execute(sql: "UPDATE list SET tag = NULL WHERE name = ?", arguments: [Item.list.rawValue])
    guard changesCount > 0 else { return }
    try body(self)
  }

  /// Inserts an item at the end of its list.
  func append<Item: ListItem>(_ item: Item) throws {
    let last = try Item.select(max(Column("place")), as: Int.self).fetchOne(self)
    try ListRow(item: item, place: (last ?? 0) + 1).insert(self)
  }

  /// Inserts an item at the beginning of its list.
  func prepend<Item: ListItem>(_ item: Item) throws {
    let first = try Item.select(min(Column("place")), as: Int.self).fetchOne(self)
    try ListRow(item: item, place: (first ?? 0) - 1).insert(self)
  }
}
