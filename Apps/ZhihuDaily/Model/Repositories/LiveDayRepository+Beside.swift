import Foundation

// Days that do not join those at hand: somebody came to them by a link.
extension LiveDayRepository {
  /// The day that has a story.
  /// - Parameters:
  ///   - id: The story's.
  ///   - moment: When the story was published: some appear in the evening before their day.
  ///   - newest: The newest day.
  /// - Returns: Nil where the story is in no day that its date speaks for.
  /// - Throws: `.service`, `.storage`.
  func day(
    of id: Story.ID,
    publishedAt moment: Date,
    newest: Day
  ) async throws(NewsError) -> Day? {
    func has(_ day: Day) -> Bool { day.stories.contains { $0.id == id } }
    let date = NewsDate(moment)
    for date in [date, date.adding(days: 1)] where date <= newest.date {
      // The newest day is still growing, and asked for in another way.
      let day = date == newest.date ? newest : try await day(before: date.adding(days: 1))
      if let day, has(day) { return day }
    }
    return nil
  }

  /// The first story of the days before one; days without one are passed over.
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

  /// The last story of the days after one, up to a week; days without one are passed over.
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
