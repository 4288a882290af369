import Foundation
import GRDB

/// The kinds of marks that a story or a comment can have.
enum Mark: String, Sendable {
  case readStory
  case likedStory
  case likedComment
}

extension Database {
  func has(_ mark: Mark, _ id: Int) throws -> Bool {
    try !marked(mark, among: [id]).isEmpty
  }

  func marked(_ mark: Mark, among ids: [Int]) throws -> Set<Int> {
    // The ids are passed as JSON, because the number of arguments of a statement is limited.
    try Int.fetchSet(
      self,
      sql: "SELECT id FROM \(mark.rawValue) WHERE id IN (SELECT value FROM json_each(?))",
      arguments: [String(decoding: try JSONEncoder().encode(ids), as: UTF8.self)]
    )
  }

  func set(_ mark: Mark, _ isSet: Bool, _ id: Int) throws {
    try execute(
      sql: isSet
        ? "INSERT OR IGNORE INTO \(mark.rawValue) (id) VALUES (?)"
        : "DELETE FROM \(mark.rawValue) WHERE id = ?",
      arguments: [id]
    )
  }

  // MARK: - Favourites

  /// Returns the favourites, the most recently added first.
  func favourites() throws -> [Favourite] {
    try Row.fetchAll(self, sql: "SELECT * FROM favourite ORDER BY addedAt DESC, id DESC")
      .map { row in
        Favourite(
          story: try JSONDecoder().decode(StorySummary.self, from: row["story"]),
          addedAt: Date(timeIntervalSince1970: row["addedAt"])
        )
      }
  }

  func isFavourite(_ id: Story.ID) throws -> Bool {
    try Bool.fetchOne(
      self,
      sql: "SELECT EXISTS (SELECT 1 FROM favourite WHERE id = ?)",
      arguments: [id]
    ) ?? false
  }

  func add(_ favourite: Favourite) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO favourite (id, addedAt, story) VALUES (?, ?, ?)",
      arguments: [
        favourite.id, favourite.addedAt.timeIntervalSince1970,
        try JSONEncoder().encode(favourite.story),
      ]
    )
  }

  func removeFavourite(_ id: Story.ID) throws {
    try execute(sql: "DELETE FROM favourite WHERE id = ?", arguments: [id])
  }
}
