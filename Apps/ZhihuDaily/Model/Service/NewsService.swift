/// The API of the server.
///
/// Every method throws any case of `NewsServiceError`.
public protocol NewsService: Sendable {
  /// Requests the newest day and the banner.
  func latest() async throws(NewsServiceError) -> Fetched<FrontPage>

  /// Requests the day before a date.
  ///
  /// - Returns: Nil if the server has nothing older.
  func day(before date: NewsDate) async throws(NewsServiceError) -> Fetched<Day>?

  func story(_ id: Story.ID) async throws(NewsServiceError) -> Story

  func counts(of story: Story.ID) async throws(NewsServiceError) -> StoryCounts

  /// Requests a page of comments, newest first.
  ///
  /// - Parameters:
  ///   - kind: The kind of the comments.
  ///   - story: The id of the story.
  ///   - last: The last comment of the previous page; nil for the first page.
  /// - Returns: An empty page if there are no more comments.
  /// - Throws: Any case.
  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID,
    after last: StoryComment.ID?
  ) async throws(NewsServiceError) -> CommentPage
}
