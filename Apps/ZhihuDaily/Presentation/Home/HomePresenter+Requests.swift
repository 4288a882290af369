import Foundation
import Rostrum
import ZhihuDailyModel

// Only one request at a time: the newest day, or the next older one.
extension HomePresenter {
  // MARK: - What a person did

  public func retryTapped() {
    backOff.reset()
    readError = nil
    if hasRequested { refresh() } else { readDays() }
    render()
  }

  public func pulledToRefresh() {
    isPulled = true
    backOff.reset()
    refresh()
    render()
  }

  public func olderRetryTapped() {
    guard case .failed = older else { return }
    backOff.reset()
    older = .idle
    loadOlder()
  }

  /// Handles a row of a day that is about to appear.
  public func dayWillDisplay(_ id: Int) {
    dayInSight = NewsDate(dayNumber: id)
    loadOlderIfInSight()
  }

  /// Handles the foot of the list that is about to appear.
  public func footerWillDisplay() {
    dayInSight = feed.oldest
    loadOlderIfInSight()
  }

  // MARK: - What is at hand

  /// Shows the stored days; the first call also requests the newest day.
  func readDays() {
    latest(.read) { [days] in
      try await days.feed()
    } then: { result in
      switch result {
      case .success(let dated): self.take(dated)
      case .failure(let error): self.readError = NewsError(any: error)
      }
      if !self.hasRequested, self.readError == nil { self.refresh() }
      self.render()
    }
  }

  private func take(_ dated: Dated<NewsFeed>) {
    readError = nil
    // An empty result means that the cache was cleared; the shown days stay.
    guard !dated.value.days.isEmpty else { return }
    feed = feed.renewed(by: dated.value)
    if case .asOf(let date) = dated.freshness { fetchedAt = max(date, fetchedAt ?? date) }
    keepBannerInPlace()
    readMarks()
  }

  // MARK: - The newest day

  /// Requests the newest day unless it was fetched recently.
  func refreshIfOld() {
    guard hasRequested else { return }
    if case .failed = refreshing { return refresh() }
    let age = fetchedAt.map { environment.now().timeIntervalSince($0) } ?? .infinity
    if age > Self.freshFor || age < 0 { refresh() } else { loadOlderIfInSight() }
  }

  func refresh() {
    if case .running = refreshing { return }
    hasRequested = true
    refreshing = .running
    // The response would extend a feed that is no longer shown.
    cancel(.older)
    older = .idle
    cancel(.retry)
    render()
    latest(.refresh) { [days, feed] in
      try await days.refresh(feed)
    } then: { result in
      switch result {
      case .success(let dated): self.refreshed(dated.value)
      case .failure(let error): self.refreshFailed(NewsError(any: error))
      }
      self.isPulled = false
      self.render()
      self.loadOlderIfInSight()
      self.retryLater()
    }
  }

  private func refreshed(_ feed: NewsFeed) {
    refreshing = .idle
    backOff.reset()
    readError = nil
    // Older days may have been loaded from storage since the request began.
    self.feed = self.feed.renewed(by: feed)
    fetchedAt = environment.now()
    keepBannerInPlace()
    readMarks()
  }

  private func refreshFailed(_ error: NewsError) {
    refreshing = error.isCancellation ? .idle : .failed(error)
    guard isPulled, !error.isCancellation else { return }
    let text = texts.sentence(for: error)
    send(ifDetached: .vanish) { $0.announce(text) }
  }

  // MARK: - Older days

  /// Requests an older day if one of the last two days is visible.
  func loadOlderIfInSight() {
    // Days without stories never become visible.
    if feed.stories.isEmpty { return loadOlder() }
    // The visible day may be gone from the feed; a day older than the whole feed counts as near the
    // end.
    guard let near = feed.days.suffix(2).first, let dayInSight else { return }
    if dayInSight <= near.date { loadOlder() }
  }

  private func loadOlder() {
    guard feed.hasMore, case .idle = older else { return }
    if case .running = refreshing { return }
    older = .running
    render()
    latest(.older) { [days, feed] in
      try await days.more(feed)
    } then: { result in
      switch result {
      case .success(let dated):
        self.older = .idle
        self.backOff.reset()
        self.add(dated.value)
      case .failure(let error):
        let error = NewsError(any: error)
        self.older = error.isCancellation ? .idle : .failed(error)
      }
      self.render()
      self.retryLater()
    }
  }

  private func add(_ longer: NewsFeed) {
    let oldest = feed.oldest
    feed = feed.continued(by: longer)
    guard feed.oldest != oldest else { return }
    readMarks()
    // A day without stories never becomes visible.
    if feed.days.last?.stories.isEmpty == true { dayInSight = feed.oldest }
    loadOlderIfInSight()
  }

  // MARK: - By itself

  private func retryLater() {
    guard isInSight, let failure, failure.isTransient, !isRunning(.retry) else { return }
    let wait = backOff.next()
    latest(.retry) { [clock = environment.clock] in
      try await clock.sleep(for: wait)
    } then: { result in
      if case .success = result { self.retry() }
    }
  }

  private var failure: NewsError? {
    if case .failed(let error) = refreshing { return error }
    if case .failed(let error) = older { return error }
    return nil
  }

  private func retry() {
    if case .failed = refreshing { return refresh() }
    guard case .failed = older else { return }
    older = .idle
    loadOlder()
  }
}

extension NewsFeed {
  /// Returns a newer feed, extended by the older days of this feed if they adjoin without a gap.
  fileprivate func renewed(by newer: NewsFeed) -> NewsFeed {
    guard let oldest = newer.oldest, days.contains(where: { $0.date == oldest }) else {
      return newer
    }
    var renewed = newer
    for day in days { renewed.append(day) }
    if !hasMore { renewed.end() }
    return renewed
  }

  /// Returns this feed, extended by the older days of a feed that contains its last day.
  fileprivate func continued(by longer: NewsFeed) -> NewsFeed {
    guard let oldest, longer.days.contains(where: { $0.date == oldest }) else { return self }
    var continued = self
    for day in longer.days { continued.append(day) }
    if !longer.hasMore { continued.end() }
    return continued
  }
}

extension WorkKind {
  fileprivate static let read = WorkKind("read")
  fileprivate static let refresh = WorkKind("refresh")
  fileprivate static let older = WorkKind("older")
  /// The wait before the next attempt.
  static let retry = WorkKind("retry")
}
