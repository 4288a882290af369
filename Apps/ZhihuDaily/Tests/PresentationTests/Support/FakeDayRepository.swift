import ZhihuDailyModel

/// A server whose days are all available unless the test sets an error.
@MainActor
final class FakeDayRepository: DayRepository {
  /// The stored days.
  var stored: Result<Dated<NewsFeed>, NewsError> = .success(Dated(.empty, .never))
  /// The server's days, newest first.
  var paper: [Day]
  var banner: [BannerItem]
  /// The error of requests for the newest day.
  var refreshError: NewsError?
  /// The error of requests for older days.
  var olderError: NewsError?
  /// A Boolean value that indicates whether requests wait for `release`.
  var isHeld = false
  private(set) var calls: [String] = []
  /// The maximum number of concurrent requests.
  private(set) var most = 0
  /// The number of requests that were cancelled while they were running.
  private(set) var cancelled = 0
  private var open = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private nonisolated let listeners = Listeners<Void>()

  init(_ paper: [Day] = [], banner: [BannerItem] = []) {
    self.paper = paper
    self.banner = banner
  }

  /// Resumes all waiting requests.
  func release() {
    isHeld = false
    for one in waiting { one.resume() }
    waiting = []
  }

  /// Notifies observers that the newest day was fetched.
  func notify() { listeners.send(()) }

  nonisolated var listenerCount: Int { listeners.count }

  // MARK: - DayRepository

  @MainActor
  func feed() async throws(NewsError) -> Dated<NewsFeed> {
    calls.append("feed")
    return try stored.get()
  }

  @MainActor
  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed> {
    try await ask("refresh")
    if let refreshError { throw refreshError }
    let oldest = shown.oldest ?? paper.first?.date
    let days = paper.filter { day in oldest.map { day.date >= $0 } ?? false }
    return Dated(NewsFeed(banner: banner, days: days, hasMore: days.count < paper.count), .fresh)
  }

  @MainActor
  func more(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed> {
    try await ask("before \(shown.oldest?.description ?? "")")
    if let olderError { throw olderError }
    var longer = shown
    if let day = paper.first(where: { day in shown.oldest.map { day.date < $0 } ?? true }) {
      longer.append(day)
    }
    if longer.oldest == paper.last?.date { longer.end() }
    return Dated(longer, .fresh)
  }

  nonisolated func changes() async -> AsyncStream<Void> { listeners.subscribe() }

  private func ask(_ call: String) async throws(NewsError) {
    calls.append(call)
    open += 1
    most = max(most, open)
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    open -= 1
    guard !Task.isCancelled else {
      cancelled += 1
      throw .service(.cancelled)
    }
  }
}
