/// Stories to read, and what a person does with them.
public protocol StoryRepository: Sendable {
  /// The story that is at hand; nil where it was never fetched.
  ///
  /// - Throws: `.storage`.
  func story(_ id: Story.ID) async throws(NewsError) -> Known<Story>?

  /// The list entry of a story, from a loaded list or a stored copy; nil where no list contained it.
  ///
  /// - Throws: `.storage`.
  func summary(of id: Story.ID) async throws(NewsError) -> StorySummary?

  /// Asks for a story, keeps what comes and returns it.
  ///
  /// A body that was at hand stays where a new one is missing.
  ///
  /// - Throws: `.notFound`, `.service`, `.storage`; what was at hand stays.
  func refresh(_ id: Story.ID) async throws(NewsError) -> Known<Story>

  // MARK: Leafing

  /// What may stand beside a story.
  ///
  /// Behind the last of the days at hand the paper is asked for an older one; where it does not
  /// answer, there may be one.
  ///
  /// - Throws: `.storage`.
  func place(of id: Story.ID, in order: StoryOrder) async throws(NewsError) -> StoryPlace

  /// The story after another one, fetching days where need be.
  ///
  /// A story whose day is not at hand is looked for in the day that it was published on, as far
  /// as a copy of it says when.
  ///
  /// - Throws: `.service`, `.storage`.
  func next(
    after id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour

  /// The story before another one, in the same way.
  ///
  /// - Throws: `.service`, `.storage`.
  func previous(
    before id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour

  // MARK: Counting and marking

  /// Counts and marks that are at hand.
  ///
  /// - Throws: `.storage`.
  func status(of id: Story.ID) async throws(NewsError) -> StoryStatus

  /// The same with counts that were asked for.
  ///
  /// - Throws: `.notFound`, `.service`, `.storage`; what was at hand stays.
  func refreshStatus(of id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Likes a story, or does so no more; twice is once.
  ///
  /// - Returns: What holds now, with the count one more or less.
  /// - Throws: `.storage`.
  @discardableResult
  func setLiked(_ isLiked: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus

  /// Puts a story among the favourites, or takes it away; twice is once.
  ///
  /// - Throws: `.notFound` for a story that no list or copy on this device names; `.storage`.
  @discardableResult
  func setFavourite(_ isFavourite: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus

  /// - Throws: `.storage`.
  func markRead(_ id: Story.ID) async throws(NewsError)

  /// Which of some stories were read on this device.
  ///
  /// - Throws: `.storage`.
  func read(among ids: [Story.ID]) async throws(NewsError) -> Set<Story.ID>

  /// Says that a story was marked, by whichever screen. Begins with the next time.
  func changes() async -> AsyncStream<Void>
}
