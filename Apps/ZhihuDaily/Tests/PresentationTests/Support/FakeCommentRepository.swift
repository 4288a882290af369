import ZhihuDailyModel

/// Comments in memory, in pages of two.
@MainActor
final class FakeCommentRepository: CommentRepository {
  /// The stored comments.
  var stored: [StoryComment.Kind: Dated<CommentList>] = [:]
  /// The server's comments, newest first.
  var paper: [StoryComment.Kind: [StoryComment]]
  /// The error of requests for the newest comments.
  var refreshError: NewsError?
  /// The error of requests for more comments.
  var moreError: NewsError?
  /// The error of the storage.
  var error: NewsError?
  var pageSize = 2
  /// A Boolean value that indicates whether requests to the server wait for `release`.
  var isHeld = false
  private(set) var calls: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(long: [StoryComment] = [], short: [StoryComment] = []) {
    paper = [.long: long, .short: short]
  }

  /// Resumes all waiting requests.
  func release() {
    isHeld = false
    for one in waiting { one.resume() }
    waiting = []
  }

  var openCount: Int { waiting.count }

  // MARK: - CommentRepository

  @MainActor
  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList> {
    if let error { throw error }
    return stored[kind] ?? Dated(CommentList(story: story, kind: kind), .never)
  }

  @MainActor
  func refresh(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList> {
    await ask("refresh \(kind)")
    if let refreshError { throw refreshError }
    return page(after: CommentList(story: story, kind: kind))
  }

  @MainActor
  func more(_ shown: CommentList) async throws(NewsError) -> Dated<CommentList> {
    await ask("more \(shown.kind) \(shown.comments.count)")
    if let moreError { throw moreError }
    return page(after: shown)
  }

  @MainActor
  func setLiked(
    _ isLiked: Bool,
    _ comment: StoryComment
  ) async throws(NewsError) -> StoryComment {
    if let error { throw error }
    guard isLiked != comment.isLiked else { return comment }
    var comment = comment
    comment.isLiked = isLiked
    comment.likes += isLiked ? 1 : -1
    return comment
  }

  private func ask(_ call: String) async {
    calls.append(call)
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
  }

  private func page(after shown: CommentList) -> Dated<CommentList> {
    let all = paper[shown.kind] ?? []
    let count = min(all.count, shown.comments.count + pageSize)
    return Dated(
      CommentList(
        story: shown.story,
        kind: shown.kind,
        comments: Array(all.prefix(count)),
        next: count < all.count ? all[count - 1].id : nil
      ),
      .fresh
    )
  }
}
