import Foundation
import GRDB

/// A stored list with its entity tag.
struct StoredList<Item: Codable & Sendable>: Sendable {
  var items: [Item]
  var tag: String?
  var fetchedAt: Date
}

/// The lists of an account.
enum ListName: String, Sendable {
  case players, gathers, statistics
}

extension Database {
  /// - Returns: The list; nil if it was never fetched.
  func list<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type
  ) throws -> StoredList<Item>? {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT items, tag, fetchedAt FROM list WHERE name = ?",
      arguments: [name.rawValue]
    )
    guard let row else { return nil }
    return StoredList(
      items: try JSONDecoder().decode([Item].self, from: row["items"]),
      tag: row["tag"],
      fetchedAt: Date(timeIntervalSince1970: row["fetchedAt"])
    )
  }

  func keep<Item: Codable & Sendable>(_ list: StoredList<Item>, as name: ListName) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO list (name, tag, fetchedAt, items) VALUES (?, ?, ?, ?)",
      arguments: [
        name.rawValue, list.tag, list.fetchedAt.timeIntervalSince1970,
        try JSONEncoder().encode(list.items),
      ]
    )
  }

  /// Applies a change that the server has made to a list, and removes the tag, which matches
  /// neither version.
  func change<Item: Codable & Sendable>(
    _ name: ListName,
    of type: Item.Type,
    _ count: ListChangeCount,
    _ body: (inout [Item]) -> Void
  ) throws {
    count.add()
    guard var list = try list(name, of: type) else { return }
    body(&list.items)
    list.tag = nil
    try keep(list, as: name)
  }
}
