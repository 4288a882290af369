import ZhihuDailyModel

/// A paper whose days are all there, if the test does not say otherwise.
@MainActor
final class FakeDayRepository: DayRepository {
  /// What this device has.
  var stored: Result<Known<NewsFeed>, NewsError> = .success(Known(.empty, .never))
  /// What the paper has, the newest first.
  var paper: [Day]
  var banner: [BannerItem]
  /// Why the newest day does not come.
  var refreshError: NewsError?
  /// Why older days do not come.
  var olderError: NewsError?
  /// Whether questions wait for `release`.
  var isHeld = false
  private(set) var calls: [String] = []
  /// How many questions were open at a time, at the most.
  private(set) var most = 0
  /// How many questions were cancelled while they were open.
  private(set) var cancelled = 0
  private var open = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private nonisolated let listeners = Listeners<Void>()

  init(_ paper: [Day] = [], banner: [BannerItem] = []) {
    self.paper = paper
    self.banner = banner
  }

  /// Answers all questions that wait.
  func release() {
    isHeld = false
    for one in waiting { one.resume() }
    waiting = []
  }

  /// Tells that the newest day was fetched.
  func tell() { listeners.send(()) }

  nonisolated var listenerCount: Int { listeners.count }

  // MARK: - DayRepository

  @MainActor
  func feed() async throws(NewsError) -> Known<NewsFeed> {
    calls.append("feed")
    return try stored.get()
  }

  @MainActor
  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed> {
    try await ask("refresh")
    if let refreshError { throw refreshError }
    let oldest = shown.oldest ?? paper.first?.date
    let days = paper.filter { day in oldest.map { day.date >= $0 } ?? false }
    return Known(NewsFeed(banner: banner, days: days, hasMore: days.count < paper.count), .fresh)
  }

  @MainActor
  func more(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed> {
    try await ask("before \(shown.oldest?.description ?? "")")
    if let olderError { throw olderError }
    var longer = shown
    if let day = paper.first(where: { day in shown.oldest.map { day.date < $0 } ?? true }) {
      longer.append(day)
    }
    if longer.oldest == paper.last?.date { longer.end() }
    return Known(longer, .fresh)
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
