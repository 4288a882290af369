import AppTesting
import Foundation
import Testing
import ZhihuDailyModel

struct DayRepositoryTests {
  private let paper = FakePaper(
    days: [
      .april(21, 210, 211), .april(20, 200), .april(19, 190), .april(17, 170), .april(16, 160),
    ],
    banner: [BannerItem(id: 190, title: "横幅")]
  )
  private let device: Device

  init() {
    device = Device(paper)
  }

  @Test func aNewDeviceHasNoDays() async throws {
    let dated = try await device.start().days.feed()
    #expect(dated == Dated(.empty, .never))
    #expect(paper.asked.isEmpty)
  }

  @Test func theNewestDayComesFresh() async throws {
    let dated = try await device.start().days.refresh(.empty)
    #expect(dated.freshness == .fresh)
    #expect(dated.daysOfMonth == [21])
    #expect(dated.value.banner.map(\.id) == [190])
    #expect(dated.value.hasMore)
    #expect(paper.asked == [.latest])
  }

  @Test func theNextLaunchHasTheCopyAndItsDate() async throws {
    _ = try await device.start().days.refresh(.empty)
    device.pass(60)
    paper.change { $0.failure = .offline }
    let dated = try await device.start().days.feed()
    #expect(dated.freshness == .asOf(.noon))
    #expect(dated.daysOfMonth == [21])
  }

  @Test func olderDaysAreRequestedByTheOldestDate() async throws {
    let days = device.start().days
    var feed = try await days.refresh(.empty).value
    while feed.hasMore { feed = try await days.more(feed).value }
    #expect(
      feed.days == [
        .april(21, 210, 211), .april(20, 200), .april(19, 190), .april(17, 170), .april(16, 160),
      ]
    )
    #expect(
      paper.asked == [.latest] + [21, 20, 19, 17, 16].map { .before(.april($0)) }
    )
    #expect(try await days.more(feed).value == feed)
    #expect(paper.asked.count == 6)
  }

  @Test func aDayThatWasFetchedIsThereWithoutTheNetwork() async throws {
    let first = device.start().days
    _ = try await first.more(first.refresh(.empty).value)
    paper.change { $0.failure = .offline }
    let days = device.start().days
    #expect(try await days.feed().daysOfMonth == [21, 20])
    let today = NewsFeed(FrontPage(day: .april(21, 210, 211), banner: []))
    let dated = try await days.more(today)
    #expect(dated.daysOfMonth == [21, 20])
    #expect(dated.freshness == .asOf(.noon))
    await #expect(throws: NewsError.service(.offline)) { try await days.more(dated.value) }
  }

  @Test func aFailedRefreshKeepsTheCopies() async throws {
    let days = device.start().days
    _ = try await days.refresh(.empty)
    paper.change { $0.failure = .status(502) }
    await #expect(throws: NewsError.service(.status(502))) { try await days.refresh(.empty) }
    #expect(try await days.feed().daysOfMonth == [21])
  }

  @Test func concurrentCallsShareARequest() async throws {
    let days = device.start().days
    let feed = try await days.refresh(.empty).value
    paper.gate.close()
    async let one = days.more(feed)
    async let other = days.more(feed)
    await until { paper.asked.count == 2 }
    // The second call may not have joined the first one's request yet.
    for _ in 0..<1_000 { await Task.yield() }
    paper.gate.open()
    let answers = try await [one, other]
    #expect(answers.allSatisfy { $0.daysOfMonth == [21, 20] })
    #expect(paper.asked.count == 2)
  }

  @Test func aCancelledCallThrowsCancelled() async throws {
    let days = device.start().days
    paper.gate.close()
    let task = Task { try await days.refresh(.empty) }
    await until { paper.asked == [.latest] }
    task.cancel()
    await #expect(throws: NewsError.service(.cancelled)) { try await task.value }
    paper.gate.open()
  }

  @Test func atMostAWeekOfCopiesIsReturned() async throws {
    let long = (1...20).map { Day.april(22 - $0, $0) }
    paper.change { $0.days = long }
    let days = device.start().days
    var feed = try await days.refresh(.empty).value
    while feed.hasMore { feed = try await days.more(feed).value }
    #expect(try await days.feed().value.days.count == 7)
  }

  @Test func everyRefreshIsReported() async throws {
    let days = device.start().days
    var changes = await days.changes().makeAsyncIterator()
    _ = try await days.refresh(.empty)
    #expect(await changes.next() != nil)
  }
}
