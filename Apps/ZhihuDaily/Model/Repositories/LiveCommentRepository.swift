import Foundation
import ModelKit

/// Comments of the server, with stored copies.
///
/// Copies have the server's counts; the user's likes are added when they are returned.
struct LiveCommentRepository: CommentRepository {
  private struct Request: Hashable {
    var story: Story.ID
    var kind: StoryComment.Kind
    var last: StoryComment.ID?
  }

  let backend: NewsBackend
  private let pages = Coalescer<Request, CommentPage, NewsError>(
    cancellation: .service(.cancelled)
  )

  init(backend: NewsBackend) {
    self.backend = backend
  }

  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList> {
    guard let stored = try await backend.cached({ try $0.comments(kind, of: story) }) else {
      return Dated(CommentList(story: story, kind: kind), .never)
    }
    return Dated(try await withOwnLikes(stored.value), .asOf(stored.fetchedAt))
  }

  func refresh(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList> {
    var list = CommentList(story: story, kind: kind)
    list.append(try await page(Request(story: story, kind: kind, last: nil)))
    return try await kept(list)
  }

  func more(_ shown: CommentList) async throws(NewsError) -> Dated<CommentList> {
    guard let last = shown.next else { return Dated(shown, .fresh) }
    var list = shown.withoutOwnLikes()
    list.append(try await page(Request(story: shown.story, kind: shown.kind, last: last)))
    return try await kept(list)
  }

  func setLiked(_ isLiked: Bool, _ comment: StoryComment) async throws(NewsError) -> StoryComment {
    try await backend.changing { try $0.set(.likedComment, isLiked, comment.id) }
    return comment.liked(isLiked)
  }

  // MARK: - For these

  private func page(_ request: Request) async throws(NewsError) -> CommentPage {
    try await pages.value(for: request) { [service = backend.service] in
      await result { () async throws(NewsError) in
        try await mappingStoryErrors { () async throws(NewsServiceError) in
          try await service.comments(request.kind, of: request.story, after: request.last)
        }
      }
    }
  }

  private func kept(_ list: CommentList) async throws(NewsError) -> Dated<CommentList> {
    let moment = backend.now()
    try await backend.caching { try $0.keep(list, at: moment) }
    return Dated(try await withOwnLikes(list), .fresh)
  }

  private func withOwnLikes(_ list: CommentList) async throws(NewsError) -> CommentList {
    let ids = list.comments.map(\.id)
    let liked = try await backend.own { try $0.marked(.likedComment, among: ids) }
    var list = list
    list.comments = list.comments.map { $0.liked(liked.contains($0.id)) }
    return list
  }
}

extension CommentList {
  /// The list with the server's counts only.
  fileprivate func withoutOwnLikes() -> CommentList {
    var list = self
    list.comments = comments.map { $0.liked(false) }
    return list
  }
}
