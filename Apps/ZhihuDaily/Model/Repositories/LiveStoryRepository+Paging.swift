extension LiveStoryRepository {
  func place(of id: Story.ID, in order: StoryOrder) async throws(NewsError) -> StoryPlace {
    let stories = try await stories(in: order)
    let index = stories.firstIndex { $0.id == id }
    guard order == .days else {
      return StoryPlace(
        mayHavePrevious: index.map { $0 > 0 } ?? false,
        mayHaveNext: index.map { $0 + 1 < stories.count } ?? false
      )
    }
    // The story may belong to a day that is not stored: both neighbours are possible.
    guard let index else { return StoryPlace() }
    var place = StoryPlace(mayHavePrevious: index > 0)
    if index + 1 == stories.count, let next = try? await firstOlder() {
      place.mayHaveNext = next != .end
    }
    return place
  }

  func next(
    after id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour {
    let stories = try await stories(in: order)
    guard let index = stories.firstIndex(where: { $0.id == id }) else {
      return order == .days ? try await neighbour(ofDistant: id, .next) : .unknown
    }
    if index + 1 < stories.count { return .story(stories[index + 1]) }
    return order == .days ? try await firstOlder() : .end
  }

  func previous(
    before id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour {
    let stories = try await stories(in: order)
    guard let index = stories.firstIndex(where: { $0.id == id }) else {
      return order == .days ? try await neighbour(ofDistant: id, .previous) : .unknown
    }
    return index > 0 ? .story(stories[index - 1]) : .end
  }

  private func stories(in order: StoryOrder) async throws(NewsError) -> [StorySummary] {
    switch order {
    case .days: try await allDays()?.stories ?? []
    case .banner: try await backend.cached { try $0.frontPage()?.value.banner.map(\.summary) ?? [] }
    case .favourites: try await backend.own { try $0.favourites().map(\.story) }
    }
  }

  /// Returns all stored days up to the first gap.
  private func allDays() async throws(NewsError) -> NewsFeed? {
    try await backend.cached { try $0.feed { _ in true } }?.value
  }

  /// Returns the first story of the days that are not stored yet; skips days without stories.
  private func firstOlder() async throws(NewsError) -> StoryNeighbour {
    guard var feed = try await allDays() else { return .unknown }
    let known = feed.stories.count
    while feed.hasMore, feed.stories.count == known { feed = try await days.more(feed).value }
    return feed.stories.dropFirst(known).first.map(StoryNeighbour.story) ?? .end
  }

  // MARK: - Stories that were opened by a link

  private enum Side { case next, previous }

  /// Returns the neighbour of a story whose day is not stored, or does not adjoin the stored days.
  private func neighbour(
    ofDistant id: Story.ID,
    _ side: Side
  ) async throws(NewsError) -> StoryNeighbour {
    guard let moment = try await story(id)?.value.publishedAt else { return .unknown }
    // The newest day may have begun, or grown, since it was fetched.
    var feed = try await allDays() ?? .empty
    if feed.days.first.map({ $0.date <= NewsDate(moment) }) ?? true {
      feed = try await days.refresh(.empty).value
    }
    guard let newest = feed.days.first,
      let day = try await days.day(of: id, publishedAt: moment, newest: newest),
      let index = day.stories.firstIndex(where: { $0.id == id })
    else { return .unknown }
    switch side {
    case .next where index + 1 < day.stories.count: return .story(day.stories[index + 1])
    case .next: return try await days.firstOlder(than: day)
    case .previous where index > 0: return .story(day.stories[index - 1])
    case .previous: return try await days.lastNewer(than: day, newest: newest)
    }
  }
}
