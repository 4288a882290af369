/// The days of stories.
public protocol DayRepository: Sendable {
  /// Returns the stored days, a week at most; `.never` and empty at first.
  ///
  /// - Throws: `.storage`.
  func feed() async throws(NewsError) -> Dated<NewsFeed>

  /// Requests the newest day and stores it.
  ///
  /// The result includes stories that were added today. The shown days stay reachable: days that
  /// have passed since are fetched too, up to a week, so that there is no gap. If that fails or
  /// does not suffice, the older days are left out, and `more` returns them.
  ///
  /// - Parameter shown: The feed that the caller shows; `.empty` for none.
  /// - Returns: The newest day and the shown days.
  /// - Throws: `.service`, `.storage`; stored days stay.
  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed>

  /// Appends the next older day, from storage if possible.
  ///
  /// Concurrent calls share one request. At the end of the list the result is the same feed without
  /// `hasMore`.
  ///
  /// - Parameter shown: The feed that the caller shows.
  /// - Returns: The shown feed and one more day.
  /// - Throws: `.service`, `.storage`; the call may be repeated.
  func more(_ shown: NewsFeed) async throws(NewsError) -> Dated<NewsFeed>

  /// Returns a stream with an element each time that any screen has fetched the newest day.
  func changes() async -> AsyncStream<Void>
}
