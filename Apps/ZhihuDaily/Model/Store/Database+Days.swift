import Foundation
import GRDB

extension Database {
  func frontPage() throws -> Stored<FrontPage>? {
    Stored(try Row.fetchOne(self, sql: "SELECT value, fetchedAt FROM frontPage"))
  }

  func keep(_ page: FrontPage, at moment: Date) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO frontPage (id, value, fetchedAt) VALUES (0, ?, ?)",
      arguments: [try JSONEncoder().encode(page), moment.timeIntervalSince1970]
    )
  }

  /// Returns the day before a date, as the server counts: dates without stories may be missing.
  func day(before date: NewsDate) throws -> Stored<Day>? {
    Stored(
      try Row.fetchOne(
        self,
        sql: "SELECT value, fetchedAt FROM day WHERE newer = ?",
        arguments: [date.dayNumber]
      )
    )
  }

  func keep(_ day: Day, before newer: NewsDate, at moment: Date) throws {
    try execute(
      sql: "INSERT OR REPLACE INTO day (date, newer, value, fetchedAt) VALUES (?, ?, ?, ?)",
      arguments: [
        day.date.dayNumber, newer.dayNumber, try JSONEncoder().encode(day),
        moment.timeIntervalSince1970,
      ]
    )
  }

  /// Returns the stored days up to the first gap, beginning with the front page, newest first.
  ///
  /// The loop continues while `goesOn` returns true for the feed so far. Nil without a front page.
  func feed(while goesOn: (NewsFeed) -> Bool) throws -> Stored<NewsFeed>? {
    guard let front = try frontPage() else { return nil }
    var feed = NewsFeed(front.value)
    while goesOn(feed), let oldest = feed.oldest, let day = try day(before: oldest) {
      feed.append(day.value)
    }
    return Stored(value: feed, fetchedAt: front.fetchedAt)
  }

  /// Returns the list entries of stories, from loaded lists or stored copies.
  func summaries(of ids: Set<Story.ID>) throws -> [Story.ID: StorySummary] {
    let rows = try feed { _ in true }?.value.stories ?? []
    let banner = try frontPage()?.value.banner.map(\.summary) ?? []
    var summaries = Dictionary(
      (rows + banner).filter { ids.contains($0.id) }.map { ($0.id, $0) }
    ) { first, _ in first }
    for id in ids where summaries[id] == nil { summaries[id] = try story(id)?.value.summary }
    return summaries
  }
}
