/// The days of the paper.
public protocol DayRepository: Sendable {
  /// What is at hand, a week of it at most; `.never` and empty at first.
  ///
  /// - Throws: `.storage`.
  func feed() async throws(NewsError) -> Known<NewsFeed>

  /// Asks for the newest day, and keeps it.
  ///
  /// Stories that were added today are there afterwards. What the caller shows stays reachable:
  /// days that have passed since are fetched too, up to a week, so that there is no gap; where
  /// that fails or does not suffice, the older days are left out, and `more` brings them.
  ///
  /// - Parameter shown: What the caller shows; `.empty` for nothing.
  /// - Returns: The newest day, and those that the caller shows.
  /// - Throws: `.service`, `.storage`; what was at hand stays.
  func refresh(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed>

  /// Adds the next older day, from the device if it is there.
  ///
  /// Asked twice at a time, it fetches once; at the end of the paper it gives the same without
  /// `hasMore`.
  ///
  /// - Parameter shown: What the caller shows.
  /// - Returns: What the caller shows, and one day more.
  /// - Throws: `.service`, `.storage`; the same may be asked again.
  func more(_ shown: NewsFeed) async throws(NewsError) -> Known<NewsFeed>

  /// Says that the newest day was fetched, by whichever screen. Begins with the next time.
  func changes() async -> AsyncStream<Void>
}
