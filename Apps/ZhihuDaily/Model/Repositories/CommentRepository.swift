/// The comments of stories.
public protocol CommentRepository: Sendable {
  /// Returns the stored comments; `.never` and empty at first.
  ///
  /// - Throws: `.storage`.
  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList>

  /// Requests the newest comments and stores them.
  ///
  /// - Returns: The first page.
  /// - Throws: `.notFound`, `.service`, `.storage`; stored comments stay.
  func refresh(
    _ kind: StoryComment.Kind,
    of story: Story.ID
  ) async throws(NewsError) -> Dated<CommentList>

  /// Requests the page after the shown comments and appends it.
  ///
  /// - Returns: The same list if there are no more comments.
  /// - Throws: `.service`, `.storage`; the call may be repeated.
  func more(_ shown: CommentList) async throws(NewsError) -> Dated<CommentList>

  /// Sets or removes the user's like of a comment; the call is idempotent.
  ///
  /// - Returns: The comment with an adjusted count.
  /// - Throws: `.storage`.
  func setLiked(_ isLiked: Bool, _ comment: StoryComment) async throws(NewsError) -> StoryComment
}
