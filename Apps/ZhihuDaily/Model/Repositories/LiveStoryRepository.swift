import Foundation
import ModelKit

/// Stories of the server, with stored copies.
struct LiveStoryRepository: StoryRepository {
  let backend: NewsBackend
  let days: LiveDayRepository
  private let stories = Coalescer<Story.ID, Story, NewsError>(cancellation: .service(.cancelled))
  /// Shared requests: a story and its comments, which both need the counts, often open in
  /// succession.
  let counts = Coalescer<Story.ID, StoryCounts, NewsError>(cancellation: .service(.cancelled))

  init(backend: NewsBackend, days: LiveDayRepository) {
    self.backend = backend
    self.days = days
  }

  func story(_ id: Story.ID) async throws(NewsError) -> Dated<Story>? {
    try await backend.cached { try $0.story(id) }?.dated
  }

  func summary(of id: Story.ID) async throws(NewsError) -> StorySummary? {
    let listed = try await backend.cached { try $0.summaries(of: [id])[id] }
    if let listed { return listed }
    return try await backend.own { try $0.favourites().first { $0.id == id }?.story }
  }

  func refresh(_ id: Story.ID) async throws(NewsError) -> Dated<Story> {
    Dated(try await stories.value(for: id) { await fetch(id) }, .fresh)
  }

  func changes() async -> AsyncStream<Void> { await backend.storyChanges.subscribe() }

  private func fetch(_ id: Story.ID) async -> Result<Story, NewsError> {
    await result { () async throws(NewsError) in
      let story = try await mappingStoryErrors { () async throws(NewsServiceError) in
        try await backend.service.story(id)
      }
      let moment = backend.now()
      return try await backend.caching { try $0.keep(story, at: moment) }
    }
  }
}
