/// The content of the home screen: the banner, and consecutive days, newest first.
///
/// Dates and stories are unique.
public struct NewsFeed: Sendable, Hashable {
  public private(set) var banner: [BannerItem]
  public private(set) var days: [Day]
  /// A Boolean value that indicates whether the server may have older days.
  public private(set) var hasMore: Bool

  /// A feed without banner or days.
  public static let empty = NewsFeed(banner: [], days: [], hasMore: false)

  /// Makes a feed of the newest day and the banner.
  public init(_ page: FrontPage) {
    self.init(banner: page.banner, days: [page.day])
  }

  public init(banner: [BannerItem], days: [Day], hasMore: Bool = true) {
    self.banner = banner
    self.days = []
    self.hasMore = hasMore
    for day in days { append(day) }
  }

  /// The date of the oldest day; the next request asks for the day before it.
  public var oldest: NewsDate? { days.last?.date }

  /// All stories, in order.
  public var stories: [StorySummary] { days.flatMap(\.stories) }

  /// Appends an older day; ignores a day that is not older, and drops duplicate stories.
  public mutating func append(_ day: Day) {
    if let oldest, day.date >= oldest { return }
    let known = Set(stories.map(\.id))
    days.append(Day(date: day.date, stories: day.stories.filter { !known.contains($0.id) }))
    if day.date <= .first { hasMore = false }
  }

  /// Marks the feed as complete: there are no older days.
  public mutating func end() {
    hasMore = false
  }
}
