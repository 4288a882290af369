import Foundation
import GRDB

/// The lists of an account.
enum ListName: String, Sendable {
  case players, gathers, statistics
}

/// An item of a list, stored as a row of its own: a column for each field.
protocol ListItem: Codable, Sendable, FetchableRecord, PersistableRecord {
  static var list: ListName { get }
}

extension ListItem {
  /// `Date` counts from its own reference date; another one would round it.
  static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
    .timeIntervalSinceReferenceDate
  }

  static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
    .timeIntervalSinceReferenceDate
  }
}

extension Player: ListItem {
  static var list: ListName { .players }
}

extension Gather: ListItem {
  static var list: ListName { .gathers }
}

extension PlayerStatistics: ListItem {
  static var list: ListName { .statistics }
}

/// A new row of a list: the item and its place, which later changes of the item keep.
struct ListRow<Item: ListItem>: PersistableRecord {
  static var databaseTableName: String { Item.databaseTableName }

  var item: Item
  /// The position in the list; not necessarily consecutive.
  var place: Int

  func encode(to container: inout PersistenceContainer) throws {
    try item.encode(to: &container)
    container["place"] = place
  }
}
