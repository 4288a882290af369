import Foundation
import ModelKit

extension LiveStoryRepository {
  func status(of id: Story.ID) async throws(NewsError) -> StoryStatus {
    let counts = try await backend.cached { try $0.counts(of: id) }
    return try await status(of: id, counts: counts)
  }

  func refreshStatus(of id: Story.ID) async throws(NewsError) -> StoryStatus {
    try await status(of: id, counts: counts.value(for: id) { await fetchCounts(of: id) })
  }

  func setLiked(_ isLiked: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus {
    try await backend.changing { try $0.set(.likedStory, isLiked, id) }
    await backend.storyChanges.send(())
    return try await status(of: id)
  }

  func setFavourite(
    _ isFavourite: Bool,
    _ id: Story.ID
  ) async throws(NewsError) -> StoryStatus {
    if isFavourite {
      try await addFavourite(id)
    } else {
      try await backend.changing { try $0.removeFavourite(id) }
    }
    await backend.favouriteChanges.send(())
    await backend.storyChanges.send(())
    return try await status(of: id)
  }

  func markRead(_ id: Story.ID) async throws(NewsError) {
    try await backend.changing { try $0.set(.readStory, true, id) }
    await backend.storyChanges.send(())
  }

  func read(among ids: [Story.ID]) async throws(NewsError) -> Set<Story.ID> {
    try await backend.own { try $0.marked(.readStory, among: ids) }
  }

  // MARK: - For these

  private func fetchCounts(of id: Story.ID) async -> Result<StoryCounts, NewsError> {
    await result { () async throws(NewsError) in
      let counts = try await mappingStoryErrors { () async throws(NewsServiceError) in
        try await backend.service.counts(of: id)
      }
      let moment = backend.now()
      try await backend.caching { try $0.keep(counts, of: id, at: moment) }
      return counts
    }
  }

  private func status(
    of id: Story.ID,
    counts: StoryCounts?
  ) async throws(NewsError) -> StoryStatus {
    try await backend.own { db in
      var status = StoryStatus(
        counts: counts,
        isLiked: try db.has(.likedStory, id),
        isFavourite: try db.isFavourite(id),
        isRead: try db.has(.readStory, id)
      )
      if status.isLiked { status.counts?.likes += 1 }
      return status
    }
  }

  /// Adds a favourite; an existing one keeps its position.
  private func addFavourite(_ id: Story.ID) async throws(NewsError) {
    guard let story = try await summary(of: id) else { throw .notFound }
    let moment = backend.now()
    try await backend.changing { db in
      guard try !db.isFavourite(id) else { return }
      try db.add(Favourite(story: story, addedAt: moment))
    }
  }
}
