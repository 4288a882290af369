import ZhihuDailyModel

/// Stories and marks in memory.
@MainActor
final class FakeStoryRepository: StoryRepository {
  /// The stored stories.
  var stored: [Story.ID: Dated<Story>] = [:]
  /// The server's stories.
  var paper: [Story.ID: Story] = [:]
  /// The order of the stories.
  var order: [StorySummary] = []
  var counts: [Story.ID: StoryCounts] = [:]
  /// The error of requests to the server.
  var refreshError: NewsError?
  /// The error of the storage for marks.
  var error: NewsError?
  /// A Boolean value that indicates whether the neighbours of a story are known without a request.
  var knowsPlaces = false
  /// A Boolean value that indicates whether a loaded list contains the stories.
  var knowsSummaries = false
  /// A Boolean value that indicates whether requests to the server wait for `release`.
  var isHeld = false
  /// A Boolean value that indicates whether the reading of places waits for `release`.
  var holdsPlaces = false
  private(set) var liked: Set<Story.ID> = []
  private(set) var favourites: Set<Story.ID> = []
  private(set) var read: Set<Story.ID> = []
  private(set) var calls: [String] = []
  /// The ends that requests have found.
  private var ends: Set<End> = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private nonisolated let listeners = Listeners<Void>()

  var isWaitedFor: Bool { !waiting.isEmpty }
  nonisolated var listenerCount: Int { listeners.count }

  init(_ stories: [Story] = [], read: Set<Story.ID> = []) {
    paper = Dictionary(stories.map { ($0.id, $0) }) { first, _ in first }
    order = stories.map(\.summary)
    self.read = read
  }

  /// Resumes all waiting requests.
  func release() {
    (isHeld, holdsPlaces) = (false, false)
    for one in waiting { one.resume() }
    waiting = []
  }

  // MARK: - Stories

  @MainActor
  func story(_ id: Story.ID) async throws(NewsError) -> Dated<Story>? {
    if let error { throw error }
    return stored[id]
  }

  @MainActor
  func summary(of id: Story.ID) async throws(NewsError) -> StorySummary? {
    if let error { throw error }
    return knowsSummaries ? order.first { $0.id == id } : nil
  }

  @MainActor
  func refresh(_ id: Story.ID) async throws(NewsError) -> Dated<Story> {
    try await ask("refresh \(id)")
    guard let story = paper[id] else { throw .notFound }
    return Dated(story, .fresh)
  }

  nonisolated func changes() async -> AsyncStream<Void> { listeners.subscribe() }

  // MARK: - Paging

  @MainActor
  func place(of id: Story.ID, in order: StoryOrder) async throws(NewsError) -> StoryPlace {
    if let error { throw error }
    let place = StoryPlace(
      mayHavePrevious: mayHaveNeighbour(of: id, -1),
      mayHaveNext: mayHaveNeighbour(of: id, 1)
    )
    if holdsPlaces { await withCheckedContinuation { waiting.append($0) } }
    return place
  }

  private func mayHaveNeighbour(of id: Story.ID, _ step: Int) -> Bool {
    guard knowsPlaces else { return !ends.contains(End(id: id, step: step)) }
    return neighbour(of: id, step).story != nil
  }

  @MainActor
  func next(after id: Story.ID, in order: StoryOrder) async throws(NewsError) -> StoryNeighbour {
    try await ask("next \(id) in \(order)")
    return neighbourRecordingEnds(of: id, 1)
  }

  @MainActor
  func previous(
    before id: Story.ID,
    in order: StoryOrder
  ) async throws(NewsError) -> StoryNeighbour {
    calls.append("previous \(id) in \(order)")
    return neighbourRecordingEnds(of: id, -1)
  }

  private func neighbourRecordingEnds(of id: Story.ID, _ step: Int) -> StoryNeighbour {
    let neighbour = neighbour(of: id, step)
    if neighbour == .end { ends.insert(End(id: id, step: step)) }
    return neighbour
  }

  private func neighbour(of id: Story.ID, _ step: Int) -> StoryNeighbour {
    guard let index = order.firstIndex(where: { $0.id == id }) else { return .unknown }
    return order.indices.contains(index + step) ? .story(order[index + step]) : .end
  }

  // MARK: - Marks

  @MainActor
  func status(of id: Story.ID) async throws(NewsError) -> StoryStatus {
    if let error { throw error }
    var status = StoryStatus(
      counts: counts[id],
      isLiked: liked.contains(id),
      isFavourite: favourites.contains(id),
      isRead: read.contains(id)
    )
    if status.isLiked { status.counts?.likes += 1 }
    return status
  }

  @MainActor
  func refreshStatus(of id: Story.ID) async throws(NewsError) -> StoryStatus {
    try await ask("counts \(id)")
    return try await status(of: id)
  }

  @MainActor
  func setLiked(_ isLiked: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus {
    if let error { throw error }
    if isLiked { liked.insert(id) } else { liked.remove(id) }
    listeners.send(())
    return try await status(of: id)
  }

  @MainActor
  func setFavourite(_ isFavourite: Bool, _ id: Story.ID) async throws(NewsError) -> StoryStatus {
    if let error { throw error }
    if isFavourite { favourites.insert(id) } else { favourites.remove(id) }
    listeners.send(())
    return try await status(of: id)
  }

  @MainActor
  func markRead(_ id: Story.ID) async throws(NewsError) {
    if let error { throw error }
    read.insert(id)
    listeners.send(())
  }

  @MainActor
  func read(among ids: [Story.ID]) async throws(NewsError) -> Set<Story.ID> {
    if let error { throw error }
    return read.intersection(ids)
  }

  private func ask(_ call: String) async throws(NewsError) {
    calls.append(call)
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if let refreshError { throw refreshError }
  }
}

/// A side of a story on which there is no other story.
private struct End: Hashable {
  let id: Story.ID
  let step: Int
}
