import Foundation
import GRDB

extension Database {
  func story(_ id: Story.ID) throws -> Stored<Story>? {
    Stored(
      try Row.fetchOne(
        self,
        sql: "SELECT value, fetchedAt FROM story WHERE id = ?",
        arguments: [id]
      )
    )
  }

  /// Stores a story; a stored body stays if the new story has none.
  /// - Returns: The stored story.
  func keep(_ story: Story, at moment: Date) throws -> Story {
    var story = story
    if story.body == nil, let old = try self.story(story.id)?.value {
      story.body = old.body
      story.figures = old.figures
    }
    try execute(
      sql: "INSERT OR REPLACE INTO story (id, value, fetchedAt) VALUES (?, ?, ?)",
      arguments: [story.id, try JSONEncoder().encode(story), moment.timeIntervalSince1970]
    )
    try trim("story")
    return story
  }

  func counts(of story: Story.ID) throws -> StoryCounts? {
    let row = try Row.fetchOne(
      self,
      sql: "SELECT value, fetchedAt FROM counts WHERE id = ?",
      arguments: [story]
    )
    return Stored<StoryCounts>(row)?.value
  }

  func keep(_ counts: StoryCounts, of story: Story.ID, at moment: Date) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO counts (id, value, fetchedAt) VALUES (?, ?, ?)",
      arguments: [story, try JSONEncoder().encode(counts), moment.timeIntervalSince1970]
    )
    try trim("counts")
  }

  func comments(_ kind: StoryComment.Kind, of story: Story.ID) throws -> Stored<CommentList>? {
    Stored(
      try Row.fetchOne(
        self,
        sql: "SELECT value, fetchedAt FROM comments WHERE story = ? AND kind = ?",
        arguments: [story, kind.rawValue]
      )
    )
  }

  func keep(_ list: CommentList, at moment: Date) throws {
    try execute(
      sql: """
        INSERT OR REPLACE INTO comments (story, kind, value, fetchedAt) VALUES (?, ?, ?, ?)
        """,
      arguments: [
        list.story, list.kind.rawValue, try JSONEncoder().encode(list),
        moment.timeIntervalSince1970,
      ]
    )
    try trim("comments")
  }

  /// Deletes the oldest copies above the limit.
  private func trim(_ table: String) throws {
    try execute(
      sql: """
        DELETE FROM \(table) WHERE rowid IN (
          SELECT rowid FROM \(table) ORDER BY fetchedAt DESC, rowid DESC LIMIT -1 OFFSET ?
        )
        """,
      arguments: [CacheSchema.maximumStories]
    )
  }
}
