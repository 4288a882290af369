/// The paper, wherever it is printed.
///
/// Every method throws any case of `NewsServiceError`.
public protocol NewsService: Sendable {
  /// The newest day and the banner.
  func latest() async throws(NewsServiceError) -> Fetched<FrontPage>

  /// The day before a date.
  ///
  /// - Returns: Nil where the paper has nothing older.
  func day(before date: NewsDate) async throws(NewsServiceError) -> Fetched<Day>?

  func story(_ id: Story.ID) async throws(NewsServiceError) -> Story

  func counts(of story: Story.ID) async throws(NewsServiceError) -> StoryCounts

  /// One page of comments, the newest first.
  ///
  /// - Parameters:
  ///   - kind: Of which list.
  ///   - story: What they are about.
  ///   - last: The page that follows this comment; nil for the first one.
  /// - Returns: An empty page where there is none.
  /// - Throws: Any case.
  func comments(
    _ kind: StoryComment.Kind,
    of story: Story.ID,
    after last: StoryComment.ID?
  ) async throws(NewsServiceError) -> CommentPage
}
