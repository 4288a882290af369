import Foundation

// Days that do not adjoin the stored ones: the user opened a story by a link.
extension LiveDayRepository {
  /// Returns the day that contains a story.
  /// - Parameters:
  ///   - id: The id of the story.
  ///   - moment: The publication time; some stories appear in the evening before their day.
  ///   - newest: The newest day.
  /// - Returns: Nil if neither the story's date nor the next day contains it.
  /// - Throws: `.service`, `.storage`.
  func day(
    of id: Story.ID,
    publishedAt moment: Date,
    newest: Day
  ) async throws(NewsError) -> Day? {
    func has(_ day: Day) -> Bool { day.stories.contains { $0.id == id } }
    let date = NewsDate(moment)
    for date in [date, date.adding(days: 1)] where date <= newest.date {
      // The newest day is still growing and has a request of its own.
      let day = date == newest.date ? newest : try await day(before: date.adding(days: 1))
      if let day, has(day) { return day }
    }
    return nil
  }

  /// Returns the first story of the days before a day; skips days without other stories.
  func firstOlder(than day: Day) async throws(NewsError) -> StoryNeighbour {
    var date = day.date
    while let older = try await self.day(before: date) {
      if let story = older.stories.first(where: { !day.stories.contains($0) }) {
        return .story(story)
      }
      date = older.date
    }
    return .end
  }

  /// Returns the last story of the days after a day, up to a week; skips days without other
  /// stories.
  func lastNewer(than day: Day, newest: Day) async throws(NewsError) -> StoryNeighbour {
    func last(_ newer: Day) -> StorySummary? {
      newer.date > day.date ? newer.stories.last { !day.stories.contains($0) } : nil
    }
    var date = day.date.adding(days: 1)
    for _ in 0..<Self.week where date < newest.date {
      date = date.adding(days: 1)
      if let newer = try await self.day(before: date), let story = last(newer) {
        return .story(story)
      }
    }
    if date < newest.date { return .unknown }
    return last(newest).map(StoryNeighbour.story) ?? .end
  }

  private func day(before date: NewsDate) async throws(NewsError) -> Day? {
    try await fetched(before: date)?.value
  }
}
