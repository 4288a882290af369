import Testing
import ZhihuDailyModel

struct NewsFeedTests {
  private let page = FrontPage(
    day: .april(21, 5, 4),
    banner: [BannerItem(id: 5, title: "五")]
  )

  @Test func beginsWithTheNewestDay() {
    let feed = NewsFeed(page)
    #expect(feed.days == [.april(21, 5, 4)])
    #expect(feed.banner.map(\.id) == [5])
    #expect(feed.hasMore)
    #expect(feed.oldest == .april(21))
  }

  @Test func aDayThatIsNotOlderIsLeftOut() {
    var feed = NewsFeed(page)
    feed.append(.april(21, 9))
    feed.append(.april(22, 9))
    #expect(feed == NewsFeed(page))
  }

  @Test func aStoryIsThereOnceAmongTheDays() {
    var feed = NewsFeed(page)
    feed.append(.april(20, 4, 3))
    #expect(feed.days == [.april(21, 5, 4), .april(20, 3)])
    #expect(feed.stories.map(\.id) == [5, 4, 3])
  }

  @Test func endsWithThePapersFirstDay() {
    var feed = NewsFeed(page)
    feed.append(Day(date: .first, stories: [.sample(1)]))
    #expect(!feed.hasMore)
  }

  @Test func anEmptyFeedHasNoMoreDays() {
    #expect(NewsFeed.empty.days.isEmpty)
    #expect(!NewsFeed.empty.hasMore)
    #expect(NewsFeed.empty.oldest == nil)
  }
}
