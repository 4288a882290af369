/// Stories and the user's marks on them.
public protocol StoryRepository: Sendable {
  /// Returns the stored story; nil if it was never fetched.
  ///
  /// - Throws: `.storage`.
  func story(_ id: Story.ID) async throws(NewsError) -> Dated<Story>?

  /// Returns the list entry of a story, from a loaded list or a stored copy; nil if there is none.
  ///
  /// - Throws: `.storage`.
  func summary(of id: Story.ID) async throws(NewsError) -> StorySummary?

  /// Requests a story, stores it and returns it.
  ///
  /// A stored body stays if the response has none.
  ///
  /// - Throws: `.notFound`, `.service`, `.storage`; a stored copy stays.
  func refresh(_ id: Story.ID) async throws(NewsError) -> Dated<Story>

  // MARK: Paging

  /// Returns the possible neighbours of a story.
  ///
  /// After the last stored story the server is asked for an older day; if the request fails, the
  /// result allows a next story.
  ///
  /// - Throws: `.storage`.
  func place(of id: Story.ID, in order: StoryOrder) async throws(NewsError) -> StoryPlace

  /// Returns the story after another one; fetches days if needed.
  ///
  /// A story whose day is not stored is searched in the day on which it was published, if a stored
  /// copy has that date.
  ///
  /// - Throws: `.service`, `.storage`.
  func next(
    after id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour

  /// Returns the story before another one, in the same way.
  ///
  /// - Throws: `.service`, `.storage`.
  func previous(
    before id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour

  // MARK: Counting and marking

  /// Returns the stored counts and marks.
  ///
  /// - Throws: `.storage`.
  func status(of id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Requests the counts and returns them with the marks.
  ///
  /// - Throws: `.notFound`, `.service`, `.storage`; stored counts stay.
  func refreshStatus(of id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Sets or removes the user's like of a story; the call is idempotent.
  ///
  /// - Returns: The current status with an adjusted count.
  /// - Throws: `.storage`.
  @discardableResult
  func setLiked(_ isLiked: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Adds a story to the favourites or removes it; the call is idempotent.
  ///
  /// - Throws: `.notFound` for a story without a list entry or copy on this device; `.storage`.
  @discardableResult
  func setFavourite(_ isFavourite: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Marks a story as read.
  ///
  /// - Throws: `.storage`.
  func markRead(_ id: Story.ID) async throws(NewsError)

  /// Returns the ids of the stories that were read on this device.
  ///
  /// - Throws: `.storage`.
  func read(among ids: [Story.ID]) async throws(NewsError) -> Set<Story.ID>

  /// Returns a stream with an element each time that any screen has marked a story.
  func changes() async -> AsyncStream<Void>
}
