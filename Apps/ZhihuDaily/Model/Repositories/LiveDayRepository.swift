import Foundation
import ModelKit

/// The days of the paper, with copies of those that were fetched.
///
/// A copy of a day says which day it is the one before, so that gaps are known; the day that is
/// still growing is kept apart and never taken for a whole one.
struct LiveDayRepository: DayRepository {
  /// Days that are given or fetched without being asked for.
  static let week = 7

  private enum Request: Hashable {
    case latest
    case before(NewsDate)
  }

  let backend: NewsBackend
  private let pages = Coalescer<Request, FrontPage, NewsError>(cancellation: .service(.cancelled))
  private let days = Coalescer<Request, Known<Day>?, NewsError>(cancellation: .service(.cancelled))

  init(backend: NewsBackend) {
    self.backend = backend
  }

  func feed() async throws(NewsError) -> Known<NewsFeed> {
    try await chain { $0.days.count < Self.week }?.known ?? Known(.empty, .never)
  }

  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed> {
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
    return Known(feed, .fresh)
  }

  func more(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed> {
    guard shown.hasMore else { return Known(shown, .fresh) }
    return try await older(shown)
  }

  func changes() async -> AsyncStream<Void> { await backend.dayChanges.subscribe() }

  // MARK: - Fetching

  private func chain(
    while isWanted: @escaping @Sendable (NewsFeed) -> Bool
  ) async throws(NewsError) -> Stored<NewsFeed>? {
    try await backend.cached { try $0.feed(while: isWanted) }
  }

  private func older(_ feed: NewsFeed) async throws(NewsError) -> Known<NewsFeed> {
    guard let oldest = feed.oldest else { return Known(feed, .never) }
    var feed = feed
    let day = try await fetched(before: oldest)
    if let day { feed.append(day.value) } else { feed.end() }
    return Known(feed, day?.freshness ?? .fresh)
  }

  /// The day before a date, asked for once by however many; nil where the paper ends.
  func fetched(before date: NewsDate) async throws(NewsError) -> Known<Day>? {
    try await days.value(for: .before(date)) { await fetchDay(before: date) }
  }

  private func fetchLatest() async -> Result<FrontPage, NewsError> {
    await result { () async throws(NewsError) in
      let page = try await asked { () async throws(NewsServiceError) in
        try await backend.service.latest().value
      }
      let moment = backend.now()
      try await backend.caching { try $0.keep(page, at: moment) }
      await backend.dayChanges.send(())
      return page
    }
  }

  /// The day from the device, or else from the paper.
  private func fetchDay(before date: NewsDate) async -> Result<Known<Day>?, NewsError> {
    await result { () async throws(NewsError) in
      if let stored = try await backend.cached({ try $0.day(before: date) }) { return stored.known }
      let day = try await asked { () async throws(NewsServiceError) in
        try await backend.service.day(before: date)?.value
      }
      guard let day else { return nil }
      let moment = backend.now()
      try await backend.caching { try $0.keep(day, before: date, at: moment) }
      return Known(day, .fresh)
    }
  }
}
