/// The banner, and days without a gap, the newest first: what a home screen shows.
///
/// No date is there twice, nor a story.
public struct NewsFeed: Sendable, Hashable {
  public private(set) var banner: [BannerItem]
  public private(set) var days: [Day]
  /// Whether the paper may have older days.
  public private(set) var hasMore: Bool

  /// Nothing yet.
  public static let empty = NewsFeed(banner: [], days: [], hasMore: false)

  /// Begins with the newest day.
  public init(_ page: FrontPage) {
    self.init(banner: page.banner, days: [page.day])
  }

  public init(banner: [BannerItem], days: [Day], hasMore: Bool = true) {
    self.banner = banner
    self.days = []
    self.hasMore = hasMore
    for day in days { append(day) }
  }

  /// The oldest day's date: what is asked for next stands before it.
  public var oldest: NewsDate? { days.last?.date }

  /// All stories, in their order.
  public var stories: [StorySummary] { days.flatMap(\.stories) }

  /// Adds an older day; one that is not older is left out, and so is a story that is there.
  public mutating func append(_ day: Day) {
    if let oldest, day.date >= oldest { return }
    let known = Set(stories.map(\.id))
    days.append(Day(date: day.date, stories: day.stories.filter { !known.contains($0.id) }))
    if day.date <= .first { hasMore = false }
  }

  /// Says that there is nothing older.
  public mutating func end() {
    hasMore = false
  }
}
