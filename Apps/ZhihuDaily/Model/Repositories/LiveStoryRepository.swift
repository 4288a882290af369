import Foundation
import ModelKit

/// Stories of the paper, with copies of those that were fetched.
struct LiveStoryRepository: StoryRepository {
  let backend: NewsBackend
  let days: LiveDayRepository
  private let stories = Coalescer<Story.ID, Story, NewsError>(cancellation: .service(.cancelled))

  init(backend: NewsBackend, days: LiveDayRepository) {
    self.backend = backend
    self.days = days
  }

  func story(_ id: Story.ID) async throws(NewsError) -> Known<Story>? {
    try await backend.cached { try $0.story(id) }?.known
  }

  func refresh(_ id: Story.ID) async throws(NewsError) -> Known<Story> {
    Known(try await stories.value(for: id) { await fetch(id) }, .fresh)
  }

  func changes() async -> AsyncStream<Void> { await backend.storyChanges.subscribe() }

  private func fetch(_ id: Story.ID) async -> Result<Story, NewsError> {
    await result { () async throws(NewsError) in
      let story = try await askedOfStory { () async throws(NewsServiceError) in
        try await backend.service.story(id)
      }
      let moment = backend.now()
      return try await backend.caching { try $0.keep(story, at: moment) }
    }
  }

  // MARK: - Leafing

  func next(
    after id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StorySummary? {
    var stories = try await stories(in: order)
    // Whoever came by a link has not seen the days yet.
    if stories.isEmpty, order == .days { stories = try await days.refresh(.empty).value.stories }
    guard let index = stories.firstIndex(where: { $0.id == id }) else { return nil }
    if index + 1 < stories.count { return stories[index + 1] }
    return order == .days ? try await firstOlder(than: id) : nil
  }

  func previous(
    before id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StorySummary? {
    let stories = try await stories(in: order)
    guard let index = stories.firstIndex(where: { $0.id == id }), index > 0 else { return nil }
    return stories[index - 1]
  }

  private func stories(in order: StoryOrder) async throws(NewsError) -> [StorySummary] {
    switch order {
    case .days: try await allDays()?.stories ?? []
    case .banner: try await backend.cached { try $0.frontPage()?.value.banner.map(\.summary) ?? [] }
    case .favourites: try await backend.own { try $0.favourites().map(\.story) }
    }
  }

  /// Every day at hand without a gap.
  private func allDays() async throws(NewsError) -> NewsFeed? {
    try await backend.cached { try $0.feed { _ in true } }?.value
  }

  /// The first story of the days that are not at hand yet; days without one are passed over.
  private func firstOlder(than id: Story.ID) async throws(NewsError) -> StorySummary? {
    guard var feed = try await allDays() else { return nil }
    let known = feed.stories.count
    while feed.hasMore, feed.stories.count == known { feed = try await days.more(feed).value }
    return feed.stories.dropFirst(known).first
  }
}
