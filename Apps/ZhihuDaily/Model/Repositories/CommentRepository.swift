/// What people say about stories.
public protocol CommentRepository: Sendable {
  /// The comments that are at hand; `.never` and empty at first.
  ///
  /// - Throws: `.storage`.
  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Known<CommentList>

  /// Asks for the newest comments, and keeps them.
  ///
  /// - Returns: The first page.
  /// - Throws: `.notFound`, `.service`, `.storage`; what was at hand stays.
  func refresh(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Known<CommentList>

  /// Asks for the page that follows what the caller shows, and adds it.
  ///
  /// - Returns: The same where there is none.
  /// - Throws: `.service`, `.storage`; the same may be asked again.
  func more(_ shown: CommentList) async throws(NewsError) -> Known<CommentList>

  /// Likes a comment, or does so no more; twice is once.
  ///
  /// - Returns: The comment with the count one more or less.
  /// - Throws: `.storage`.
  func setLiked(_ isLiked: Bool, _ comment: StoryComment) async throws(NewsError) -> StoryComment
}
