import Foundation
import ModelKit

/// The days of the server, with stored copies.
///
/// A stored day records the date before which it was requested, so that gaps are known. The newest
/// day is still growing; it is stored separately and never counts as complete.
struct LiveDayRepository: DayRepository {
  /// The maximum number of days that are returned or fetched without a request for each.
  static let week = 7

  private enum Request: Hashable {
    case latest
    case before(NewsDate)
  }

  let backend: NewsBackend
  private let pages = Coalescer<Request, FrontPage, NewsError>(cancellation: .service(.cancelled))
  private let days = Coalescer<Request, Dated<Day>?, NewsError>(cancellation: .service(.cancelled))

  init(backend: NewsBackend) {
    self.backend = backend
  }

  func feed() async throws(NewsError) -> Dated<NewsFeed> {
    try await chain { $0.days.count < Self.week }?.dated ?? Dated(.empty, .never)
  }

  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed> {
    _ = try await pages.value(for: .latest) { await fetchLatest() }
    let oldest = shown.oldest
    let isWanted: @Sendable (NewsFeed) -> Bool = { feed in
      guard let oldest, let last = feed.oldest else { return false }
      return last > oldest
    }
    var feed = NewsFeed.empty
    for _ in 0...Self.week {
      feed = try await chain(while: isWanted)?.value ?? .empty
      guard isWanted(feed), let longer = try? await older(feed), longer.value.hasMore else { break }
    }
    return Dated(feed, .fresh)
  }

  func more(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed> {
    guard shown.hasMore else { return Dated(shown, .fresh) }
    return try await older(shown)
  }

  func changes() async -> AsyncStream<Void> { await backend.dayChanges.subscribe() }

  // MARK: - Fetching

  private func chain(
    while isWanted: @escaping @Sendable (NewsFeed) -> Bool
  ) async throws(NewsError) -> Stored<NewsFeed>? {
    try await backend.cached { try $0.feed(while: isWanted) }
  }

  private func older(_ feed: NewsFeed) async throws(NewsError) -> Dated<NewsFeed> {
    guard let oldest = feed.oldest else { return Dated(feed, .never) }
    var feed = feed
    let day = try await fetched(before: oldest)
    if let day { feed.append(day.value) } else { feed.end() }
    return Dated(feed, day?.freshness ?? .fresh)
  }

  /// Returns the day before a date, or nil at the end of the list; concurrent calls share one
  /// request.
  func fetched(before date: NewsDate) async throws(NewsError) -> Dated<Day>? {
    try await days.value(for: .before(date)) { await fetchDay(before: date) }
  }

  private func fetchLatest() async -> Result<FrontPage, NewsError> {
    await result { () async throws(NewsError) in
      let page = try await mappingErrors { () async throws(NewsServiceError) in
        try await backend.service.latest().value
      }
      let moment = backend.now()
      try await backend.caching { try $0.keep(page, at: moment) }
      await backend.dayChanges.send(())
      return page
    }
  }

  /// Returns the day from storage, or else from the server.
  private func fetchDay(before date: NewsDate) async -> Result<Dated<Day>?, NewsError> {
    await result { () async throws(NewsError) in
      if let stored = try await backend.cached({ try $0.day(before: date) }) { return stored.dated }
      let day = try await mappingErrors { () async throws(NewsServiceError) in
        try await backend.service.day(before: date)?.value
      }
      guard let day else { return nil }
      let moment = backend.now()
      try await backend.caching { try $0.keep(day, before: date, at: moment) }
      return Dated(day, .fresh)
    }
  }
}
